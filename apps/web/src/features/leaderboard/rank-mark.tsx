import { useFormats } from "../../texts/use-formats.ts";
import { VisuallyHidden } from "../../ui/text/visually-hidden.tsx";
import classes from "./rank-mark.module.css";

const METALS: Record<number, string> = { 1: "gold", 2: "silver", 3: "bronze" };

/** A rank: a medal for the first three, a number for everyone else. */
export function RankMark({ rank }: { readonly rank: number }) {
  const place = useFormats().numerals(String(rank));
  const metal = METALS[rank];
  if (!metal) return <span className={classes.rank}>#{place}</span>;
  return (
    <span className={classes.rank}>
      <VisuallyHidden>{`#${place}`}</VisuallyHidden>
      <svg viewBox="0 0 32 36" aria-hidden="true" data-metal={metal} className={classes.medal}>
        <path d="M9 2h5.5l3 10h-5.5zM23 2h-5.5l-3 10h5.5z" className={classes.ribbon} />
        <circle cx="16" cy="22.5" r="11.5" className={classes.disc} />
        <circle cx="16" cy="22.5" r="8.5" className={classes.rim} />
        <text x="16" y="27" className={classes.number}>
          {place}
        </text>
      </svg>
    </span>
  );
}
