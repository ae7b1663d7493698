import type { EditionErratum } from "@daily-quran/domain/edition";
import { useTexts } from "../../texts/use-texts.ts";
import { MixedText } from "../../ui/mixed-text.tsx";
import classes from "./sources.module.css";

/** The corrections of an edition: each reason once, with its verses, folded. */
export function ErrataRemarks({ errata }: { readonly errata: readonly EditionErratum[] }) {
  const t = useTexts("sources");
  if (errata.length === 0) return null;
  return (
    <details className={classes.remarks}>
      <summary>{t("errata", { count: errata.length })}</summary>
      <ul lang="en">
        {[...versesByReason(errata)].map(([reason, verses]) => (
          <li key={reason}>
            <MixedText>{reason}</MixedText>{" "}
            <span className={classes.verses}>{[...verses].join(", ")}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** A verse that was corrected twice for one reason is named once. */
function versesByReason(errata: readonly EditionErratum[]): ReadonlyMap<string, Set<string>> {
  const grouped = new Map<string, Set<string>>();
  for (const { verse, reason } of errata) {
    grouped.set(reason, (grouped.get(reason) ?? new Set()).add(verse));
  }
  return grouped;
}
