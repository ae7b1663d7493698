import { type Script, SCRIPTS } from "@daily-quran/quran/scripts";
import { useEffect, useEffectEvent, useState } from "react";
import "../../fonts/indo-pak-sample-font.css";
import { useStoredValue } from "../../lib/storage/use-stored-value.ts";
import { script } from "../../reader/script/script.ts";
import { ScriptAhead } from "../../reader/script/script-ahead.tsx";
import { versesOnPage } from "../../reader/verses-on-page.ts";
import { setAnew } from "../../reader/script/set-anew.ts";
import { useTexts } from "../../texts/use-texts.ts";
import { Choice } from "../../ui/forms/choice.tsx";
import classes from "./script-choice.module.css";

/** 112:1 in each script. */
const SAMPLES = { uthmani: "قُلۡ هُوَ ٱللَّهُ أَحَدٌ", indopak: "قُلْ هُوَ اللّٰهُ اَحَدٌ" };

interface ScriptChoiceProps {
  /** Whether it asks who has not chosen yet, and is gone then. */
  readonly asks?: boolean;
  /** Loads what the page shows in the other script beside its verses. */
  readonly load: () => Promise<unknown>;
}

/** Longer than three seconds, a text that changes bit by bit is better than none. */
const LATEST_MS = 3000;

/** The script of the Arabic, by a verse in each; what the other one needs is loaded when the choice is neared. */
export function ScriptChoice({ asks = false, load }: ScriptChoiceProps) {
  const t = useTexts("choices");
  const [chosen, choose] = useStoredValue(script);
  const { pressed, press, approach, ahead } = useChange(choose, load);
  if (asks && chosen !== null) return null;
  return (
    <div onPointerEnter={approach} onFocus={approach}>
      {ahead}
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
        value={pressed ?? (asks ? undefined : (chosen ?? "uthmani"))}
        onChange={press}
        group={asks ? "script-question" : script.name}
      />
    </div>
  );
}

/** Changes the script once all is there that the page shows in it. */
function useChange(choose: (script: Script) => void, load: ScriptChoiceProps["load"]) {
  /** The first verse of the page for which it is loaded, and of that for which it is there. */
  const [near, setNear] = useState<string>();
  const [ready, setReady] = useState<string>();
  const [pressed, setPressed] = useState<Script>();
  const change = (value: Script) => {
    setPressed(undefined);
    setAnew(() => choose(value));
  };
  const approach = () => setNear(firstOnPage());
  const changeLate = useEffectEvent(change);
  useEffect(() => {
    if (pressed === undefined) return undefined;
    const late = setTimeout(() => changeLate(pressed), LATEST_MS);
    return () => clearTimeout(late);
  }, [pressed]);
  return {
    pressed,
    press: (value: Script) => {
      approach();
      if (value === "uthmani" || ready === firstOnPage()) change(value);
      else setPressed(value);
    },
    approach,
    ahead: near !== undefined && (
      <ScriptAhead
        key={near}
        load={load}
        onReady={() => {
          setReady(near);
          if (pressed !== undefined) change(pressed);
        }}
      />
    ),
  };
}

const firstOnPage = (): string => versesOnPage()[0]?.id ?? "";
