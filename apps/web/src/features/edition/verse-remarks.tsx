import classes from "./sources.module.css";

interface VerseRemarksProps {
  readonly title: string;
  readonly remarks: readonly { readonly verse: string; readonly reason: string }[];
}

/** Remarks on verses of an edition, folded. */
export function VerseRemarks({ title, remarks }: VerseRemarksProps) {
  if (remarks.length === 0) return null;
  return (
    <details className={classes.remarks}>
      <summary>
        {remarks.length} {remarks.length === 1 ? "verse" : "verses"} {title}
      </summary>
      <ul>
        {remarks.map(({ verse, reason }) => (
          <li key={`${verse} ${reason}`}>
            {verse}: {reason}
          </li>
        ))}
      </ul>
    </details>
  );
}
