import type { ListedEdition } from "@daily-quran/domain/edition";
import { PLAN_VERSES } from "@daily-quran/domain/plan-limits";
import { textLanguage } from "../../lib/text-language.ts";
import { ErrataRemarks } from "./errata-remarks.tsx";
import classes from "./sources.module.css";
import { WideErrata } from "./wide-errata.tsx";
import { VerseRemarks } from "./verse-remarks.tsx";

const KINDS: Readonly<Record<ListedEdition["kind"], string>> = {
  arabic: "text from",
  translation: "translation by",
  transliteration: "transliteration by",
  tafseer: "tafseer by",
};

const LANGUAGES: Readonly<Record<ListedEdition["language"], string>> = {
  ar: "Arabic",
  en: "English",
  bn: "Bengali",
};

const ALL_VERSES = PLAN_VERSES.toLocaleString("en-US");

/** One edition; its id is its URL fragment. */
export function Source({ edition }: { readonly edition: ListedEdition }) {
  const { id, kind, language, name, author, source, licence, isDefault } = edition;
  const { verses, missingVerses, incompleteVerses, errata, wideErrata } = edition;
  return (
    <li id={id} className={classes.source}>
      <h3 lang={textLanguage(name)}>{name}</h3>
      <p>
        {LANGUAGES[language]} {KINDS[kind]} {author}.{" "}
        <a href={source}>{new URL(source).hostname}</a>
      </p>
      <p>{licence}</p>
      <p>
        {verses.toLocaleString("en-US")} of {ALL_VERSES} verses.
        {isDefault && " Readings show it by default."}
      </p>
      <WideErrata errata={wideErrata ?? []} />
      <ErrataRemarks errata={errata} />
      <VerseRemarks title="incomplete" remarks={incompleteVerses} />
      <VerseRemarks
        title="missing"
        remarks={missingVerses.map((verse) => ({ verse, reason: "Not in this edition." }))}
      />
    </li>
  );
}
