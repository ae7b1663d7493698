import { LRUCache } from "lru-cache";
import { cacheFor } from "../../content/cache-for.ts";
import type { QuizBook } from "../../request/quiz-book.ts";
import type { SeenCycle } from "../cycle/see-cycle.ts";

/** A cycle as it was read, and the version of its row. */
export type KnownCycle = Pick<SeenCycle, "cycle" | "version">;

interface CycleOf {
  readonly cycleId: number;
  readonly userId: number;
}

const MAX_CYCLES = 500;
const MAX_MEMBERS = 10_000;

interface KnownCycles {
  readonly cycles: LRUCache<number, KnownCycle>;
  /** Who was last seen as a member of whose group, by "cycle user". */
  readonly members: LRUCache<string, true>;
}

const knownOf = cacheFor<QuizBook, KnownCycles>(() => ({
  cycles: new LRUCache({ max: MAX_CYCLES }),
  members: new LRUCache({ max: MAX_MEMBERS }),
}));

const nameOf = ({ cycleId, userId }: CycleOf): string => `${cycleId} ${userId}`;

/**
 * A cycle that a user was last seen to be a member of. It says only what to try: the statement that writes
 * must find the membership and this version of the cycle.
 */
export function knownCycle(quizzes: QuizBook, of: CycleOf): KnownCycle | undefined {
  const { cycles, members } = knownOf(quizzes);
  return members.has(nameOf(of)) ? cycles.get(of.cycleId) : undefined;
}

/** Keeps a cycle that a member has just seen. */
export function rememberCycle(
  quizzes: QuizBook,
  { cycle, version }: KnownCycle,
  userId: number,
): void {
  const { cycles, members } = knownOf(quizzes);
  cycles.set(cycle.id, { cycle, version });
  members.set(nameOf({ cycleId: cycle.id, userId }), true);
}

/** Forgets that a user was a member, who is looked up again. */
export function forgetMember(quizzes: QuizBook, of: CycleOf): void {
  knownOf(quizzes).members.delete(nameOf(of));
}
