import { useTexts } from "../../texts/use-texts.ts";
import classes from "./sources.module.css";

interface VerseRemarksProps {
  readonly title: "incomplete" | "missing";
  readonly remarks: readonly { readonly verse: string; readonly reason: string }[];
}

/** Remarks on verses of an edition, folded; what is incomplete is told in English. */
export function VerseRemarks({ title, remarks }: VerseRemarksProps) {
  const t = useTexts("sources");
  if (remarks.length === 0) return null;
  return (
    <details className={classes.remarks}>
      <summary>{t(title, { count: remarks.length })}</summary>
      <ul lang={title === "incomplete" ? "en" : undefined}>
        {remarks.map(({ verse, reason }) => (
          <li key={`${verse} ${reason}`}>
            {verse}: {reason}
          </li>
        ))}
      </ul>
    </details>
  );
}
