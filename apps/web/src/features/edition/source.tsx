import type { ListedEdition, WideErratum, EditionErratum } from "@daily-quran/domain/edition";
import { VERSES } from "@daily-quran/quran/verse-order";
import { useEditionNames } from "../../reader/editions/edition-name.ts";
import { useTexts } from "../../texts/use-texts.ts";
import { textLanguage } from "../../lib/text-language.ts";
import { MixedText } from "../../ui/text/mixed-text.tsx";
import classes from "./sources.module.css";

/** One edition; its id is its URL fragment. */
export function Source({ edition }: { readonly edition: ListedEdition }) {
  const t = useTexts("sources");
  const { nameOf, authorOf, licenceOf } = useEditionNames();
  const { id, kind, language, source, isDefault } = edition;
  const name = nameOf(edition);
  const licence = licenceOf(edition);
  const { verses, missingVerses, remarkedVerses, errata, wideErrata } = edition;
  return (
    <li id={id} className={classes.source}>
      <h3 lang={textLanguage(name)}>{name}</h3>
      <p>
        {t("origin", {
          language,
          kind,
          author: authorOf(edition),
          host: new URL(source).hostname,
          source: (host) => <a href={source}>{host}</a>,
        })}
      </p>
      <p lang={textLanguage(licence)}>{licence}</p>
      <p>
        {t("verses", { verses, all: VERSES })}
        {isDefault && ` ${t("isDefault")}`}
      </p>
      <WideErrata errata={wideErrata ?? []} />
      <ErrataRemarks errata={errata} />
      {remarkedVerses !== undefined && <p>{t("remarked", { count: remarkedVerses })}</p>}
      <MissingVerses verses={missingVerses} />
    </li>
  );
}

/** Corrections counted instead of listed, each kind folded with its source. */
function WideErrata({ errata }: { readonly errata: readonly WideErratum[] }) {
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

/** The verses that an edition lacks, folded. */
function MissingVerses({ verses }: { readonly verses: readonly string[] }) {
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

/** The corrections of an edition: each reason with its verses, folded. */
function ErrataRemarks({ errata }: { readonly errata: readonly EditionErratum[] }) {
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
