import { PLAN_DAYS, PLAN_POINTS } from "@daily-quran/domain/plan-limits";
import { VERSES } from "@daily-quran/quran/verse-order";
import { useFormats } from "../../../texts/use-formats.ts";
import { useTexts } from "../../../texts/use-texts.ts";
import classes from "./plan-summary.module.css";

const FIGURES = [
  { figure: PLAN_DAYS, key: "totalDays" },
  { figure: VERSES, key: "totalVerses" },
  { figure: PLAN_POINTS, key: "totalPoints" },
] as const;

/** The plan in three figures. */
export function PlanSummary() {
  const t = useTexts("assignments");
  const { number } = useFormats();
  return (
    <dl className={classes.summary}>
      {FIGURES.map(({ figure, key }) => (
        <div key={key} className={classes.card}>
          <dt>{t(key)}</dt>
          <dd>{number(figure)}</dd>
        </div>
      ))}
    </dl>
  );
}
