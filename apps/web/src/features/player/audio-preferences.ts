import { RECITERS } from "@daily-quran/domain/recitation/reciters";
import { oneOf, type Parse, storedValue } from "../../lib/storage/storage.ts";
import type { Repeat, Times } from "./machine/repeat.ts";

export const SPEEDS: readonly number[] = [0.5, 0.75, 1, 1.25, 1.5, 1.75, 2];
/** How often a verse, range or day is played; null repeats forever. */
export const TIMES: readonly Times[] = [2, 3, 5, 10, null];

const parseRepeat: Parse<Repeat> = (value) => {
  const { mode, times: stored, first, last } = Object(value) as Readonly<Record<string, unknown>>;
  if (mode === "off") return { mode };
  const times = TIMES.find((known) => known === stored);
  if (times === undefined) return undefined;
  if (mode === "verse" || mode === "day") return { mode, times };
  // Verses that no reading has are those of another one.
  return mode === "range" ? { mode, times, first: String(first), last: String(last) } : undefined;
};

export const audioSpeed = storedValue<number>("audio-speed", 1, (value) =>
  SPEEDS.find((speed) => speed === value),
);

export const audioRepeat = storedValue<Repeat>("audio-repeat", { mode: "off" }, parseRepeat);

/** The folder of the chosen reciter; null means the configured one. */
export const audioReciter = storedValue<string | null>(
  "audio-reciter",
  null,
  oneOf(RECITERS.map(({ folder }) => folder)),
);
