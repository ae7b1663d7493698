import { portionPath } from "@daily-quran/domain/web-paths";
import { catchUpChoices, withChoice } from "@daily-quran/reading-schedule/plans/catch-up";
import { wholeMinutesOf } from "@daily-quran/reading-schedule/verse-minutes";
import { Button } from "../../ui/buttons/button.tsx";
import { useMemo, useState } from "react";
import { progress as store } from "../../reader/progress/progress.ts";
import { useTexts } from "../../texts/use-texts.ts";
import { Link } from "../../ui/buttons/link.tsx";
import { TextButton } from "../../ui/buttons/text-button.tsx";
import { ChoicePreviewText } from "./choice-preview-text.tsx";
import { type MarkItem, marksByPortion, type OwnPlanState, selectorOf } from "./own-plans.ts";
import classes from "./plan.module.css";
import { firstMissedDate } from "./plan-portion.ts";

interface CatchUpProps {
  readonly state: OwnPlanState;
  readonly marks: readonly MarkItem[];
  readonly timeZone: string;
  /** Told the ids of the marks of what was missed. */
  readonly onMarked: (ids: readonly string[]) => void;
}

/** For a plan with missed days: three ways on, each with what it would make of the plan before it is chosen. */
export function CatchUp({ state, marks, timeZone, onMarked }: CatchUpProps) {
  const t = useTexts("plans");
  const { id, plan, read, progress, today } = state;
  const [chosen, setChosen] = useState<number>();
  const choices = useMemo(() => catchUpChoices(plan, read, today), [plan, read, today]);
  const preview = chosen === undefined ? undefined : choices[chosen];
  const missedDate = firstMissedDate(state);
  const minutes = wholeMinutesOf(progress.missed);
  return (
    <fieldset className={classes.catchUp}>
      <legend>{t("behind", { days: progress.missedDays, minutes })}</legend>
      {choices.map(({ choice }, index) => (
        <label key={choice.kind} className={classes.choice}>
          <input
            type="radio"
            name={`catch-up-${id}`}
            checked={chosen === index}
            onChange={() => setChosen(index)}
          />
          <span>{t("choice", { kind: selectorOf(choice) })}</span>
        </label>
      ))}
      {preview && (
        <div className={classes.preview}>
          <output>
            <ChoicePreviewText preview={preview} />
          </output>
          <Button
            onClick={() =>
              void store.set({ kind: "plan", id, value: withChoice(plan, preview.choice) })
            }
          >
            {t("choose")}
          </Button>
        </div>
      )}
      <div className={classes.actions}>
        {missedDate && <Link to={portionPath(id, missedDate)}>{t("readMissed")}</Link>}
        <TextButton
          onClick={() => {
            const made = marksByPortion(state, progress.missed, { marks, timeZone });
            onMarked(made.map((mark) => mark.id));
            void store.set(...made);
          }}
        >
          {t("markMissed")}
        </TextButton>
      </div>
    </fieldset>
  );
}
