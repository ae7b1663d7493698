import { useStoredValue } from "../../../lib/use-stored-value.ts";
import { audioReciter, audioShortcuts, audioSpeed, SPEEDS } from "../audio-preferences.ts";
import classes from "./audio-settings.module.css";
import { usePlayer } from "../player-context.ts";
import { reciterFolder, recitersAt } from "../engine/reciters.ts";
import { RepeatFields } from "./repeat-fields.tsx";
import { SelectField } from "./select-field.tsx";

/** Reciter, speed, repetition and keys; saved in this browser, applied at once. */
export function AudioSettings() {
  const [speed, setSpeed] = useStoredValue(audioSpeed);
  const [hasShortcuts, setShortcuts] = useStoredValue(audioShortcuts);
  return (
    <div className={classes.settings}>
      <ReciterField />
      <SelectField
        label="Speed"
        value={String(speed)}
        options={SPEEDS.map((value) => ({ value: String(value), label: `${value}×` }))}
        onChange={(value) => setSpeed(Number(value))}
      />
      <RepeatFields />
      <label className={classes.shortcuts}>
        <input
          type="checkbox"
          checked={hasShortcuts}
          onChange={(event) => setShortcuts(event.target.checked)}
        />
        <span>
          Keys: <kbd>Space</kbd> or <kbd>K</kbd> play and pause, <kbd>J</kbd> or <kbd>←</kbd>{" "}
          previous, <kbd>L</kbd> or <kbd>→</kbd> next
        </span>
      </label>
    </div>
  );
}

function ReciterField() {
  const { audioBaseUrl } = usePlayer();
  const [reciter, setReciter] = useStoredValue(audioReciter);
  const reciters = recitersAt(audioBaseUrl);
  if (reciters.length === 0) return null;
  return (
    <SelectField
      label="Reciter"
      value={reciterFolder(audioBaseUrl, reciter)}
      options={reciters.map(({ folder, name }) => ({ value: folder, label: name }))}
      onChange={setReciter}
      isWide
    />
  );
}
