import type { WideErratum } from "@daily-quran/domain/edition";
import classes from "./sources.module.css";

/** Corrections counted instead of listed, each kind folded with its source. */
export function WideErrata({ errata }: { readonly errata: readonly WideErratum[] }) {
  return errata.map(({ reason, source, verses }) => (
    <details key={reason} className={classes.remarks}>
      <summary>{verses.toLocaleString("en-US")} verses corrected alike</summary>
      <p>
        {reason} <a href={source}>The copy they are taken from</a>
      </p>
    </details>
  ));
}
