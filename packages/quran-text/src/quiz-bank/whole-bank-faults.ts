import { PLAN_DAYS } from "@daily-quran/reading-schedule/plan-day";
import { LANGUAGES } from "@daily-quran/quiz-questions/language";
import type { WrittenQuestion } from "./bank-question.ts";

const MIN_OF_DAY = 4;
const MAX_EXTREME = 0.3;
const OF_PLACE = { min: 0.2, max: 0.3 };
const WINDOW_DAYS = 60;
const MAX_ALIKE = 0.75;

type Bank = readonly WrittenQuestion[];

/** What is wrong with the bank as a whole: counts, lengths, places of the answer, questions alike. */
export function wholeBankFaults(bank: Bank): string[] {
  return [...daysFaults(bank), ...repeated(bank), ...alike(bank), ...shareFaults(bank)];
}

function daysFaults(bank: Bank): string[] {
  return Array.from({ length: PLAN_DAYS }, (_, index) => index + 1).flatMap((day) => {
    const kinds = bank.filter((asked) => asked.day === day).map(({ kind }) => kind);
    if (kinds.length < MIN_OF_DAY) return [`day ${day}: ${kinds.length} questions`];
    return new Set(kinds).size === 1 ? [`day ${day}: all of one kind`] : [];
  });
}

function repeated(bank: Bank): string[] {
  const faults: string[] = [];
  const ids = new Set<string>();
  const evidence = new Map<string, string>();
  for (const { id, en } of bank) {
    if (ids.has(id)) faults.push(`${id}: its ID is taken`);
    ids.add(id);
    const key = en.evidence.map(({ verse, text }) => `${verse} ${text}`).join(" + ");
    const other = evidence.get(key);
    if (other !== undefined) faults.push(`${id}: the evidence of ${other}`);
    evidence.set(key, id);
  }
  return faults;
}

/** What the form of the options would tell: how often the right one is the longest, the shortest, at a place. */
function shareFaults(bank: Bank): string[] {
  const shareOf = (holds: (asked: WrittenQuestion) => boolean) =>
    bank.filter(holds).length / bank.length;
  const extremes = LANGUAGES.flatMap((language) =>
    (["max", "min"] as const).flatMap((extreme) => {
      const share = shareOf(({ answer, [language]: { options } }) => {
        const lengths = options.map(({ length }) => length);
        return isAlone(lengths, answer, Math[extreme](...lengths));
      });
      return share > MAX_EXTREME
        ? [`${language}: the right option's length is the ${extreme} in ${percent(share)}`]
        : [];
    }),
  );
  const places = [0, 1, 2, 3].flatMap((place) => {
    const share = shareOf(({ answer }) => answer === place);
    const isEven = OF_PLACE.min <= share && share <= OF_PLACE.max;
    return isEven ? [] : [`the right option stands at ${place} in ${percent(share)}`];
  });
  return [...extremes, ...places];
}

/** Whether a length is the extreme one, and no other is. */
const isAlone = (lengths: readonly number[], at: number, extreme: number) =>
  lengths.every((length, other) => (length === extreme) === (other === at));

const percent = (share: number): string => `${(100 * share).toFixed(0)} %`;

function alike(bank: Bank): string[] {
  const bags = bank.map((asked) => ({ asked, words: bagOf(asked) }));
  return bags.flatMap(({ asked, words }, at) =>
    bags
      .slice(at + 1)
      .filter(({ asked: other }) => Math.abs(other.day - asked.day) < WINDOW_DAYS)
      .filter(({ words: others }) => shared(words, others) > MAX_ALIKE)
      .map(({ asked: other }) => `${other.id}: asks like ${asked.id}`),
  );
}

const bagOf = ({ en, answer }: WrittenQuestion): ReadonlySet<string> =>
  new Set(
    `${en.question} ${en.options[answer]}`
      .toLowerCase()
      .replace(/[^\p{L}\p{N} ]/gu, "")
      .split(/\s+/u),
  );

function shared(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const both = [...one].filter((word) => other.has(word)).length;
  return both / (one.size + other.size - both);
}
