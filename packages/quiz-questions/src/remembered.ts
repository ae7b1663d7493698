/** The function with its results kept for as long as their subjects live: what is asked of the same verses and surahs again and again is worked out once. */
export function remembered<Subject extends object, Result>(
  find: (subject: Subject) => Result,
): (subject: Subject) => Result {
  const known = new WeakMap<Subject, { readonly result: Result }>();
  return (subject) => {
    const kept = known.get(subject) ?? { result: find(subject) };
    known.set(subject, kept);
    return kept.result;
  };
}
