import { DAY_MS } from "@daily-quran/reading-schedule/calendar-day";
import { storedValue } from "../../lib/storage/storage.ts";
import { useStoredValue } from "../../lib/storage/use-stored-value.ts";
import { sessionHint, shownUser } from "../server/session-hint.ts";

/** What was done without a network: the procedure that says it, and who did it, null for a visitor. */
export interface Deed {
  readonly owner: number | null;
  readonly path: "quiz.answer" | "quiz.complete" | "checkIn.add" | "checkIn.undo" | "khatma.mark";
  readonly input: Readonly<Record<string, unknown>>;
  readonly at: number;
  /** Why the server did not take it. */
  readonly refused?: string;
}

/** On a shared computer what another person has not sent. */
const OTHERS_KEPT_MS = 14 * DAY_MS;

/** What is not sent yet, in order. */
export const deeds = storedValue<readonly Deed[]>("deeds", [], (value) =>
  Array.isArray(value) ? value.filter(isKept) : undefined,
);

const isKept = ({ owner, at }: Deed) =>
  owner === sessionHint.get() || Date.now() - at < OTHERS_KEPT_MS;

/** Whether it may be sent by who is here: its own, or a visitor's whose key says who it is. */
export const isOwn = ({ owner, input }: Deed): boolean =>
  owner === shownUser() || (owner === null && "key" in input);

/** Keeps a deed until it can be sent. */
export function keepDeed(path: Deed["path"], input: Deed["input"]): void {
  deeds.set([...deeds.get(), { owner: shownUser(), path, input, at: Date.now() }]);
}

/** Puts others in a deed's place, or none. */
export const replaceDeed = (deed: Deed, ...others: readonly Deed[]): void => {
  const text = JSON.stringify(deed);
  deeds.set(deeds.get().flatMap((one) => (JSON.stringify(one) === text ? others : [one])));
};

/** One's own deeds of some procedure that are of this. */
export function useDeeds(path: Deed["path"], of: Deed["input"]): readonly Deed[] {
  const [all] = useStoredValue(deeds);
  return all.filter(
    (deed) =>
      deed.path === path &&
      isOwn(deed) &&
      Object.entries(of).every(([name, value]) => deed.input[name] === value),
  );
}
