/**
 * For the end of a `switch` that names every variant: a new one does not compile before it has its place. A newer server may
 * still send one that this client does not know; then `value` it is.
 */
export function otherwise<Value>(_: never, value: Value): Value {
  return value;
}

/** For what is told field by field: the rest that nobody named must be empty, so that a new field does not compile before it is told. */
export function nothingLeft(_: Record<string, never>): void {}
