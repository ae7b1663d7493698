import type { ListedEdition } from "@daily-quran/domain/edition";
import { VERSES } from "@daily-quran/quran/verse-order";
import { useEditionNames } from "../../reader/editions/edition-name.ts";
import { useTexts } from "../../texts/use-texts.ts";
import { textLanguage } from "../../lib/text-language.ts";
import { ErrataRemarks } from "./errata-remarks.tsx";
import classes from "./sources.module.css";
import { WideErrata } from "./wide-errata.tsx";
import { MissingVerses } from "./missing-verses.tsx";

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
