/** Something that is asked for when a component appears, and again when what the question reads has changed. */
export interface Loaded<Value> {
  readonly value: Value | null;
  readonly error: unknown;
  /** Asks again, keeping what is there until the answer comes. */
  reload(): void;
}

/** Call it while a component is set up. An answer that was overtaken by a newer question is dropped. */
export function loaded<Value>(ask: () => Promise<Value>): Loaded<Value> {
  let value = $state.raw<Value | null>(null);
  let error = $state.raw<unknown>(null);
  let round = $state(0);

  $effect(() => {
    void round;
    let current = true;
    ask().then(
      (answer) => {
        if (current) [value, error] = [answer, null];
      },
      (failure: unknown) => {
        if (current) error = failure;
      },
    );
    return () => (current = false);
  });

  return {
    get value() {
      return value;
    },
    get error() {
      return error;
    },
    reload: () => round++,
  };
}
