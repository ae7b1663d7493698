import type { EditionErratum } from "@daily-quran/domain/edition";
import { useTexts } from "../../texts/use-texts.ts";
import { MixedText } from "../../ui/text/mixed-text.tsx";
import classes from "./sources.module.css";

/** The corrections of an edition: each reason with its verses, folded. */
export function ErrataRemarks({ errata }: { readonly errata: readonly EditionErratum[] }) {
  const t = useTexts("sources");
  // A copy that an earlier version cached has no lists of verses.
  const listed = errata.filter((erratum) => "verses" in erratum);
  if (listed.length === 0) return null;
  const count = listed.reduce((sum, { verses }) => sum + verses.length, 0);
  return (
    <details className={classes.remarks}>
      <summary>{t("errata", { count })}</summary>
      <ul lang="en">
        {listed.map(({ reason, verses }) => (
          <li key={reason}>
            <MixedText>{reason}</MixedText>{" "}
            <span className={classes.verses}>{verses.join(", ")}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
