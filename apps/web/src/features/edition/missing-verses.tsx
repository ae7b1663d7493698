import { useTexts } from "../../texts/use-texts.ts";
import classes from "./sources.module.css";

/** The verses that an edition lacks, folded. */
export function MissingVerses({ verses }: { readonly verses: readonly string[] }) {
  const t = useTexts("sources");
  if (verses.length === 0) return null;
  return (
    <details className={classes.remarks}>
      <summary>{t("missing", { count: verses.length })}</summary>
      <ul>
        {verses.map((verse) => (
          <li key={verse}>
            {verse}: {t("notInEdition")}
          </li>
        ))}
      </ul>
    </details>
  );
}
