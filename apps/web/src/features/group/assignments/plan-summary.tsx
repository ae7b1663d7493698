import { PLAN_DAYS, PLAN_POINTS, PLAN_VERSES } from "@daily-quran/domain/plan-limits";
import classes from "./plan-summary.module.css";

const FIGURES = [
  { figure: PLAN_DAYS, label: "Total Days" },
  { figure: PLAN_VERSES, label: "Total Verses" },
  { figure: PLAN_POINTS, label: "Total Possible Points" },
] as const;

/** The plan in three figures. */
export function PlanSummary() {
  return (
    <dl className={classes.summary}>
      {FIGURES.map(({ figure, label }) => (
        <div key={label} className={classes.card}>
          <dt>{label}</dt>
          <dd>{figure.toLocaleString("en")}</dd>
        </div>
      ))}
    </dl>
  );
}
