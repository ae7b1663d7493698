import { type Script, SCRIPTS } from "@daily-quran/quran/scripts";
import "../../fonts/indo-pak-sample-font.css";
import { useStoredValue } from "../../lib/storage/use-stored-value.ts";
import { script } from "../../reader/script/script.ts";
import { useLateChoice } from "../../reader/script/use-late-choice.ts";
import { useTexts } from "../../texts/use-texts.ts";
import { Choice } from "../../ui/forms/choice.tsx";
import classes from "./script-choice.module.css";

/** 112:1 in each script. */
const SAMPLES = { uthmani: "قُلۡ هُوَ ٱللَّهُ أَحَدٌ", indopak: "قُلْ هُوَ اللّٰهُ اَحَدٌ" };

interface ScriptChoiceProps {
  /** Whether it asks who has not chosen yet, and is gone then. */
  readonly asks?: boolean;
  /** Loads what the page shows in a script. */
  readonly load: (script: Script) => Promise<unknown>;
}

/** The script of the Arabic, by a verse in each. */
export function ScriptChoice({ asks = false, load }: ScriptChoiceProps) {
  const t = useTexts("choices");
  const [chosen, apply] = useStoredValue(script);
  const [pressed, choose] = useLateChoice<Script>(script.name, { load, apply });
  if (asks && chosen !== null) return null;
  return (
    <Choice
      legend={t(asks ? "whichScript" : "script")}
      options={SCRIPTS.map((value) => ({
        value,
        name: t(value),
        label: (
          <span className={classes.sample}>
            <span lang="ar" dir="rtl" translate="no" data-script={value}>
              {SAMPLES[value]}
            </span>
            <small>{t(value)}</small>
          </span>
        ),
      }))}
      value={asks ? undefined : (pressed ?? chosen ?? "uthmani")}
      onChange={choose}
      group={asks ? "script-question" : script.name}
    />
  );
}
