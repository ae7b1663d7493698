import { reciterFolder, recitersAt } from "@daily-quran/domain/recitation/reciters";
import { useStoredValue } from "../../../lib/storage/use-stored-value.ts";
import { useFormats } from "../../../texts/use-formats.ts";
import { useTexts } from "../../../texts/use-texts.ts";
import { audioReciter, audioSpeed, SPEEDS } from "../audio-preferences.ts";
import classes from "./audio-settings.module.css";
import { usePlayer } from "../player-context.ts";
import { chosenReciter, hasTimings } from "../words/timings.ts";
import { RepeatFields } from "./repeat-fields.tsx";
import { SelectField } from "./select-field.tsx";

/** Reciter, speed and repetition; saved in this browser, applied at once. */
export function AudioSettings() {
  const t = useTexts("player");
  const { number } = useFormats();
  const [speed, setSpeed] = useStoredValue(audioSpeed);
  return (
    <div className={classes.settings}>
      <ReciterField />
      <SelectField
        label={t("speed")}
        value={String(speed)}
        options={SPEEDS.map((value) => ({ value: String(value), label: `${number(value)}×` }))}
        onChange={(value) => setSpeed(Number(value))}
      />
      <RepeatFields />
      <WordsNote />
    </div>
  );
}

/** What can be done with the words of who recites. */
function WordsNote() {
  const t = useTexts("player");
  const { audioBaseUrl } = usePlayer();
  const [chosen] = useStoredValue(audioReciter);
  const isKnown = hasTimings(chosenReciter(audioBaseUrl, chosen));
  return <p className={classes.note}>{t(isKnown ? "wordsKnown" : "wordsUnknown")}</p>;
}

function ReciterField() {
  const t = useTexts("player");
  const nameOf = useTexts("reciters");
  const { audioBaseUrl } = usePlayer();
  const [reciter, setReciter] = useStoredValue(audioReciter);
  const reciters = recitersAt(audioBaseUrl);
  if (reciters.length === 0) return null;
  return (
    <SelectField
      label={t("reciter")}
      value={reciterFolder(audioBaseUrl, reciter)}
      options={reciters.map((each) => ({ value: each.folder, label: nameOf(each.name) }))}
      onChange={setReciter}
      isWide
    />
  );
}
