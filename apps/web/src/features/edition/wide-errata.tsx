import type { WideErratum } from "@daily-quran/domain/edition";
import { useTexts } from "../../texts/use-texts.ts";
import classes from "./sources.module.css";

/** Corrections counted instead of listed, each kind folded with its source. */
export function WideErrata({ errata }: { readonly errata: readonly WideErratum[] }) {
  const t = useTexts("sources");
  return errata.map(({ reason, source, verses }) => (
    <details key={reason} className={classes.remarks}>
      <summary>{t("wideErrata", { verses })}</summary>
      <p>
        <span lang="en">{reason}</span> <a href={source}>{t("copy")}</a>
      </p>
    </details>
  ));
}
