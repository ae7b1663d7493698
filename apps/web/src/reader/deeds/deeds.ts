import { storedValue } from "../../lib/storage/storage.ts";
import { useStoredValue } from "../../lib/storage/use-stored-value.ts";
import { shownUser } from "../server/session-hint.ts";

/** What was done without a network: the procedure that says it, and who did it, null for a visitor. */
export interface Deed {
  readonly owner: number | null;
  readonly path: "quiz.answer" | "quiz.complete" | "checkIn.add" | "checkIn.undo" | "khatma.mark";
  readonly input: Readonly<Record<string, unknown>>;
  readonly at: number;
  /** Why the server did not take it. */
  readonly refused?: string;
  /** Since when its owner is not here. */
  readonly leftAt?: number;
}

/** What is not sent yet, in order. */
export const deeds = storedValue<readonly Deed[]>("deeds", [], (value) =>
  Array.isArray(value) ? value : undefined,
);

/** Whether it may be sent by who is here: its own, or a visitor's whose key says who it is. */
export const isOwn = ({ owner, input }: Deed): boolean =>
  owner === shownUser() || (owner === null && "key" in input);

/** Keeps a deed until it can be sent. */
export function keepDeed(path: Deed["path"], input: Deed["input"]): void {
  deeds.set([...deeds.get(), { owner: shownUser(), path, input, at: Date.now() }]);
}

const textOf = ({ owner, path, input, at }: Deed) => JSON.stringify([owner, path, input, at]);

/** Puts others in a deed's place, or none. */
export const replaceDeed = (deed: Deed, ...others: readonly Deed[]): void => {
  const text = textOf(deed);
  deeds.set(deeds.get().flatMap((one) => (textOf(one) === text ? others : [one])));
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
