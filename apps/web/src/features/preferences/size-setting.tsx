import type { TextSize } from "../../reader/reading-preferences.ts";
import type { StoredValue } from "../../lib/storage/storage.ts";
import { useStoredValue } from "../../lib/storage/use-stored-value.ts";
import { useTexts } from "../../texts/use-texts.ts";
import { Choice } from "../../ui/forms/choice.tsx";
import classes from "./size-setting.module.css";

const SIZES = [
  { value: "small", name: "small" },
  { value: "medium", name: "medium" },
  { value: "large", name: "large" },
  { value: "extra-large", name: "extraLarge" },
] as const satisfies readonly { value: TextSize; name: string }[];

interface SizeSettingProps {
  readonly legend: string;
  readonly stored: StoredValue<TextSize>;
  /** The letter that shows each size. */
  readonly sign: string;
}

export function SizeSetting({ legend, stored, sign }: SizeSettingProps) {
  const t = useTexts("settings");
  const [size, setSize] = useStoredValue(stored);
  return (
    <Choice
      legend={legend}
      options={SIZES.map(({ value, name }) => ({
        value,
        name: t(name),
        label: (
          <span className={classes.sign} data-size={value}>
            {sign}
          </span>
        ),
      }))}
      value={size}
      onChange={setSize}
      group={stored.name}
      stored={stored.name}
    />
  );
}
