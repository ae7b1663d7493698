import { useStoredValue } from "../../../lib/storage/use-stored-value.ts";
import { useFormats } from "../../../texts/use-formats.ts";
import { useTexts } from "../../../texts/use-texts.ts";
import { audioRepeat, TIMES } from "../audio-preferences.ts";
import { playingKeys } from "../follow-preferences.ts";
import { usePlayerState } from "../player-context.ts";
import { type Repeat, repeatOn } from "../machine/repeat.ts";
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
      <SelectField
        label={t("toVerse")}
        value={last}
        options={optionsFrom(keys.indexOf(first))}
        onChange={(key) => onChange({ ...range, last: key })}
      />
    </>
  );
}
