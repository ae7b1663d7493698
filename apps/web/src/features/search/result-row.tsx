// An option of a select is no link, and has one line.
/* oxlint-disable jsx-a11y/prefer-tag-over-role */
import type { FoundText, SearchField, SearchResult } from "@daily-quran/domain/search/search";
import type { VerseRemark } from "@daily-quran/domain/verse-remark";
import * as webPaths from "@daily-quran/domain/web-paths";
import { rukuWithinSurah } from "@daily-quran/quran/borders";
import { LANGUAGE_FACTS, LANGUAGES } from "@daily-quran/quran/languages";
import { excerptOf } from "@daily-quran/search/excerpt";
import { Fragment, type ReactNode } from "react";
import { useEditionNames } from "../../reader/editions/edition-name.ts";
import { useSurahNames } from "../../reader/surah-names.ts";
import { useEditions } from "../../reader/editions/editions.ts";
import { TranslationRemark } from "../../reader/editions/translation-remark.tsx";
import { InScript } from "../../reader/script/in-script.tsx";
import type { InScriptProps, WrittenVerse } from "../../reader/script/written-verse.ts";
import { useLanguage, useTexts } from "../../texts/use-texts.ts";
import { useFormats } from "../../texts/use-formats.ts";
import { Link } from "../../ui/buttons/link.tsx";
import { TextWithArabic } from "../../ui/text/text-with-arabic.tsx";
import classes from "./search-dialog.module.css";

interface ResultRowProps {
  readonly id: string;
  readonly result: SearchResult;
  readonly isActive: boolean;
  readonly onOpen: () => void;
}

const MAX_SHOWN = 180;

/** A result: where it is, and the text in which it was found. */
export function ResultRow({ id, result, isActive, onOpen }: ResultRowProps) {
  const t = useTexts("search");
  const { fields } = useLanguage();
  const formats = useFormats();
  const { kind, number, surahNumber, verseNumber, day } = result;
  const surah = useSurahNames()(surahNumber);
  const reference = formats.numerals(`${surahNumber}:${verseNumber}`);
  const name =
    kind === "day"
      ? t("day", { day })
      : kind === "verse" || kind === "surah"
        ? surah
        : t(kind, { number: number ?? 1 });
  const place =
    kind === "ruku" ? t("rukuOf", { name: surah, number: rukuWithinSurah(number ?? 1) }) : surah;
  const shown = shownTexts(result.texts, fields.translation);
  return (
    <Link
      id={id}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      to={resultPath(result)}
      className={classes["result"] ?? ""}
      data-active={isActive || undefined}
      onClick={onOpen}
    >
      <span className={classes["where"]}>
        <strong>{name}</strong>
        <span>
          {kind === "verse" && reference}
          {kind === "surah" && t("surah", { number: surahNumber })}
          {kind !== "verse" && kind !== "surah" && `${place} ${reference}`}
        </span>
        {kind !== "day" && <span className={classes["day"]}>{t("day", { day })}</span>}
      </span>
      {shown.map((text) => (
        <MarkedLine key={text.field} found={text} verse={result} remark={remarkOn(text, result)} />
      ))}
    </Link>
  );
}

const isMarked = ({ marks }: FoundText): boolean => marks.length > 0;

/** The texts in which it was found; of a verse found by its reference or sound, the Arabic and the reader's translation. */
function shownTexts(texts: readonly FoundText[], own: SearchField): readonly FoundText[] {
  const others = texts.filter((text) => !isMarked(text) && ["arabic", own].includes(text.field));
  return [...texts.filter(isMarked).slice(0, 2), ...others];
}

/** The language whose translation a field holds. */
const languageOf = (field: SearchField) =>
  LANGUAGES.find((language) => LANGUAGE_FACTS[language].fields.translation === field);

function remarkOn({ field }: FoundText, result: SearchResult): VerseRemark | undefined {
  const language = languageOf(field);
  return language && result[LANGUAGE_FACTS[language].fields.remark];
}

interface MarkedLineProps {
  readonly found: FoundText;
  readonly verse: InScriptProps["verse"];
  readonly remark: VerseRemark | undefined;
}

function MarkedLine({ found, verse, remark }: MarkedLineProps) {
  const source = useSource(found);
  const isArabic = found.field === "arabic";
  return (
    <span className={classes["found"]} data-field={found.field}>
      {source !== undefined && <small className={classes["source"]}>{source}</small>}
      <span
        className={classes[isArabic ? "arabic" : "text"]}
        dir={isArabic ? "rtl" : "ltr"}
        lang={languageOf(found.field) ?? OTHER_LANGUAGES[found.field]}
        translate="no"
      >
        {isArabic ? (
          <InScript verse={verse} arabic={found.text} marks={found.marks}>
            {(written) => <Excerpt of={written} part={(content) => content} />}
          </InScript>
        ) : (
          <Excerpt of={found} part={(content) => <TextWithArabic text={content} />} />
        )}
        <TranslationRemark remark={remark} />
      </span>
    </span>
  );
}

interface ExcerptProps {
  readonly of: WrittenVerse;
  /** How a part of the text is set. */
  readonly part: (content: string) => ReactNode;
}

function Excerpt({ of, part }: ExcerptProps) {
  const { text, marks } = excerptOf(of, MAX_SHOWN);
  const last = marks.at(-1)?.end ?? 0;
  return (
    <>
      {marks.map(({ start, end }, index) => (
        <Fragment key={start}>
          {part(text.slice(marks[index - 1]?.end ?? 0, start))}
          <mark className={classes["mark"]}>{part(text.slice(start, end))}</mark>
        </Fragment>
      ))}
      {part(text.slice(last))}
    </>
  );
}

/** Whose text it is; the Arabic needs no word. */
function useSource({ field, edition }: FoundText): string | undefined {
  const t = useTexts("search");
  const { nameOf } = useEditionNames();
  const { data: editions } = useEditions(edition !== undefined);
  if (field === "arabic") return undefined;
  const known = editions?.find(({ id }) => id === edition);
  const name = known ? nameOf(known) : (edition ?? "");
  return t("source", { field, name });
}

const OTHER_LANGUAGES: Partial<Record<SearchField, string>> = {
  arabic: "ar",
  transliteration: "ar-Latn",
};

/** Where a result opens: a verse in its day, a surah, juz or page as a whole, a day in the schedule. */
function resultPath({ kind, number, surahNumber, verseNumber, day }: SearchResult): string {
  if (kind === "day") return webPaths.scheduleDayPath(day);
  if (kind === "verse") return webPaths.verseAddressPath(surahNumber, verseNumber);
  return webPaths.partAddressPath(kind, number ?? surahNumber);
}
