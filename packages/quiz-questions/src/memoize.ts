/** Memoizes a function by its argument in a WeakMap. */
export function memoize<Subject extends object, Result>(
  find: (subject: Subject) => Result,
): (subject: Subject) => Result {
  const known = new WeakMap<Subject, { readonly result: Result }>();
  return (subject) => {
    const kept = known.get(subject) ?? { result: find(subject) };
    known.set(subject, kept);
    return kept.result;
  };
}
