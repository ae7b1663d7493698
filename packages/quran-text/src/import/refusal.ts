const NAME = "EditionRefusal";

/** How many faults a message names; the rest are counted. */
const MAX_NAMED = 12;

/** An edition that is not taken, for a reason that the operator can read: what is wrong, and the verses or files where. */
export function editionRefusal(message: string, faults: readonly string[] = []): Error {
  const named = faults.slice(0, MAX_NAMED).map((fault) => `\n  ${fault}`);
  const more = faults.length - named.length;
  const error = new Error(
    `${message}${named.join("")}${more > 0 ? `\n  and ${more.toLocaleString("en-US")} more of this` : ""}`,
  );
  error.name = NAME;
  return error;
}

/** Tells a refused edition from a bug of ours. */
export function isEditionRefusal(error: unknown): error is Error {
  return error instanceof Error && error.name === NAME;
}
