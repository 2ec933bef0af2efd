/** What is worked out of an object that never changes, such as the drawing of a map: once, and kept as long as the object is. */
export function onceFor<Of extends object, Made>(make: (of: Of) => Made): (of: Of) => Made {
  const known = new WeakMap<Of, Made>();
  return (of) => {
    if (!known.has(of)) known.set(of, make(of));
    return known.get(of)!;
  };
}
