import { useTexts } from "../../texts/use-texts.ts";
import classes from "./accuracy-ring.module.css";

/** The share of right answers as a ring around its number. */
export function AccuracyRing({ percent }: { readonly percent: number }) {
  const t = useTexts("quiz");
  return (
    <p className={classes.ring}>
      <svg viewBox="0 0 120 120" aria-hidden="true">
        <circle cx="60" cy="60" r="54" className={classes.track} />
        {percent > 0 && (
          <circle
            cx="60"
            cy="60"
            r="54"
            pathLength={100}
            strokeDasharray={`${percent} 100`}
            className={classes.done}
          />
        )}
      </svg>
      <span className={classes.number}>
        {t("accuracy", {
          percent,
          amount: (amount) => <strong>{amount}</strong>,
          label: (label) => <span>{label}</span>,
        })}
      </span>
    </p>
  );
}
