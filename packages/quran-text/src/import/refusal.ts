const NAME = "EditionRefusal";

/** The number of faults that a message lists; the rest is counted. */
const MAX_NAMED = 12;

/** An error for a refused edition, for the operator: the fault and the verses or files. */
export function editionRefusal(message: string, faults: readonly string[] = []): Error {
  const named = faults.slice(0, MAX_NAMED).map((fault) => `\n  ${fault}`);
  const more = faults.length - named.length;
  const error = new Error(
    `${message}${named.join("")}${more > 0 ? `\n  and ${more.toLocaleString("en-US")} more of this` : ""}`,
  );
  error.name = NAME;
  return error;
}

/** Tells a refused edition from a bug. */
export function isEditionRefusal(error: unknown): error is Error {
  return error instanceof Error && error.name === NAME;
}
