import type { Bank } from "../bank/bank-question.ts";
import type { CorpusIndex } from "../corpus/corpus-index.ts";
import type { ReadingPlan } from "../quran.ts";

interface DayOfCycle {
  readonly corpus: CorpusIndex;
  readonly plan: ReadingPlan;
  readonly bank: Bank;
  readonly cycleId: number;
  readonly day: number;
}

const KEPT = 4;

/** Keeps the last few days' drafts of a corpus: the days beside each ask for them again. */
export function recentDrafts<Drafts>(
  draft: (of: DayOfCycle) => Drafts,
): (of: DayOfCycle) => Drafts {
  const kept = new WeakMap<CorpusIndex, (Omit<DayOfCycle, "corpus"> & { drafts: Drafts })[]>();
  return ({ corpus, plan, bank, cycleId, day }) => {
    const recent = kept.get(corpus) ?? [];
    kept.set(corpus, recent);
    const known = recent.find(
      (one) => one.day === day && one.cycleId === cycleId && one.plan === plan && one.bank === bank,
    );
    if (known) return known.drafts;
    const drafts = draft({ corpus, plan, bank, cycleId, day });
    recent.unshift({ plan, bank, cycleId, day, drafts });
    recent.splice(KEPT);
    return drafts;
  };
}
