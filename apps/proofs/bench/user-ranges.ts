/** Users whose quizzes nobody has taken: `clients` times `perClient` from the ID `first`, each for so many days. */
export interface UserRange {
  readonly first: number;
  readonly clients: number;
  readonly perClient: number;
  readonly days: number;
}

// More than a client writes in a second.
const MOST_A_SECOND = 3000;

/** The days of a cycle. */
export const DAYS = 300;

/** Hands out ranges from an ID on, each long enough for some seconds. */
export function userRanges(
  from: number,
  { clients, seconds }: { clients: number; seconds: number },
) {
  const perClient = Math.ceil((seconds * MOST_A_SECOND) / DAYS);
  let first = from;
  return {
    next: (): UserRange => {
      const range = { first, clients, perClient, days: DAYS };
      first += clients * perClient;
      return range;
    },
    /** How many users so many ranges take. */
    usersOf: (ranges: number): number => ranges * clients * perClient,
  };
}
