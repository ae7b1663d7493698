import { useEffect, useState } from "react";
import type { StoredValue } from "../../../lib/storage/storage.ts";
import { useStoredValue } from "../../../lib/storage/use-stored-value.ts";
import { useFormats } from "../../../texts/use-formats.ts";
import { useTexts } from "../../../texts/use-texts.ts";
import { audioReciter, audioRepeat, TIMES } from "../audio-preferences.ts";
import { playingKeys } from "../follow-preferences.ts";
import { usePlayer, usePlayerState } from "../player-context.ts";
import { type Repeat, repeatOn } from "../machine/repeat.ts";
import { repeatFrom, repeatTo } from "../words/repeated-words.ts";
import { type HeardWord, textOfWord } from "../words/shown-words.ts";
import { chosenReciter, loadTimings, timesOf, verseOf } from "../words/timings.ts";
import { SelectField } from "./select-field.tsx";

const MODES = [
  { value: "off", text: "off" },
  { value: "verse", text: "eachVerse" },
] as const;

const READING_MODES = [
  ...MODES,
  { value: "range", text: "range" },
  { value: "day", text: "day" },
] as const;

const DEFAULT_TIMES = 3;

/** Repeat mode, count and, for a range, its first and last verse. */
export function RepeatFields() {
  const t = useTexts("player");
  const playing = usePlayerState((state) => playingKeys(state).join(" "));
  const keys = playing === "" ? [] : playing.split(" ");
  const [stored, setRepeat] = useStoredValue(audioRepeat);
  const repeat = repeatOn(keys, stored);
  return (
    <>
      <SelectField
        label={t("repeat")}
        value={repeat.mode}
        options={(keys.length > 0 ? READING_MODES : MODES).map(({ value, text }) => ({
          value,
          label: t(text),
        }))}
        onChange={(mode) => setRepeat(newRepeat(mode, repeat, keys))}
      />
      {repeat.mode !== "off" && (
        <SelectField
          label={t("howOften")}
          value={String(repeat.times)}
          options={TIMES.map((times) => ({
            value: String(times),
            label: times === null ? t("untilStopped") : t("times", { times }),
          }))}
          onChange={(value) =>
            setRepeat({ ...repeat, times: TIMES.find((times) => String(times) === value) ?? null })
          }
        />
      )}
      {repeat.mode === "range" && <RangeFields range={repeat} keys={keys} onChange={setRepeat} />}
    </>
  );
}

/** A new mode keeps the count; a new range is the whole day. */
function newRepeat(mode: string, before: Repeat, keys: readonly string[]): Repeat {
  const times = before.mode === "off" ? DEFAULT_TIMES : before.times;
  if (mode === "verse" || mode === "day") return { mode, times };
  const [first, last] = [keys[0], keys.at(-1)];
  return mode === "range" && first !== undefined && last !== undefined
    ? { mode, times, first, last }
    : { mode: "off" };
}

type Range = Extract<Repeat, { mode: "range" }>;

interface RangeFieldsProps {
  readonly range: Range;
  readonly keys: readonly string[];
  readonly onChange: (range: Range) => void;
}

function RangeFields({ range, keys, onChange }: RangeFieldsProps) {
  const t = useTexts("player");
  const { numerals } = useFormats();
  const { first, last } = range;
  const [from] = useStoredValue(repeatFrom);
  const optionsFrom = (index: number) =>
    keys.slice(index).map((key) => ({ value: key, label: numerals(key) }));
  return (
    <>
      <SelectField
        label={t("fromVerse")}
        value={first}
        options={optionsFrom(0)}
        onChange={(key) => {
          const isAfterLast = keys.indexOf(key) > keys.indexOf(last);
          onChange({ ...range, first: key, last: isAfterLast ? key : last });
        }}
      />
      <WordField label={t("fromWord")} verse={first} kept={repeatFrom} />
      <SelectField
        label={t("toVerse")}
        value={last}
        options={optionsFrom(keys.indexOf(first))}
        onChange={(key) => onChange({ ...range, last: key })}
      />
      <WordField
        label={t("toWord")}
        verse={last}
        kept={repeatTo}
        after={first === last && from?.key === first ? from.word : 0}
      />
    </>
  );
}

interface WordFieldProps {
  readonly label: string;
  readonly verse: string;
  readonly kept: StoredValue<HeardWord | null>;
  /** For the last word: the first one that it can be. */
  readonly after?: number;
}

/** A word of a verse, where it is known when it sounds. */
function WordField({ label, verse, kept, after }: WordFieldProps) {
  const { numerals } = useFormats();
  const [stored, setWord] = useStoredValue(kept);
  const count = useWordCount(verse);
  if (count === 0) return null;
  const least = after ?? 0;
  const whole = after === undefined ? 0 : count - 1;
  const isKept = stored?.key === verse && stored.word >= least && stored.word < count;
  return (
    <SelectField
      label={label}
      lang="ar"
      value={String(isKept ? stored.word : whole)}
      options={Array.from({ length: count - least }, (_, at) => ({
        value: String(least + at),
        label: `${numerals(String(least + at + 1))} ${textOfWord(verse, least + at)}`,
      }))}
      onChange={(value) =>
        setWord(Number(value) === whole ? null : { key: verse, word: Number(value) })
      }
    />
  );
}

/** The words of a verse of which it is known when they sound, once that is loaded; 0 where it is not. */
function useWordCount(verse: string): number {
  const { audioBaseUrl } = usePlayer();
  const [chosen] = useStoredValue(audioReciter);
  const reciter = chosenReciter(audioBaseUrl, chosen);
  const [, setLoaded] = useState<string>();
  const place = verseOf(verse);
  useEffect(() => {
    const { surahNumber } = verseOf(verse);
    void loadTimings(reciter, surahNumber).then(() => setLoaded(`${reciter} ${surahNumber}`));
  }, [reciter, verse]);
  return timesOf(reciter, place)?.length ?? 0;
}
