import { scheduleDayPath } from "@daily-quran/domain/web-paths";
import {
  DEFAULT_LANGUAGE,
  LANGUAGE_FACTS,
  languagesFrom,
  type ReaderLanguage,
} from "@daily-quran/quran/languages";
import type { VocabularyWord } from "@daily-quran/domain/vocabulary";
import type { ReactNode } from "react";
import { TranslationRemark } from "../../reader/editions/translation-remark.tsx";
import { Link } from "../../ui/buttons/link.tsx";
import { useFormats } from "../../texts/use-formats.ts";
import { useLanguage, useTexts } from "../../texts/use-texts.ts";
import classes from "./word-card.module.css";
import type { VerseRemark } from "@daily-quran/domain/verse-remark";
import { WordVerse } from "./word-verse.tsx";

interface WordCardProps {
  readonly word: VocabularyWord;
  readonly rank: number;
  /** The language that comes first. */
  readonly language: ReaderLanguage;
  /** What plays the verse, and says that it plays. */
  readonly action?: ReactNode;
  /** The last part of the details. */
  readonly foot?: ReactNode;
}

/** One word with its meanings and a verse; what is for closer study is folded. */
export function WordCard({ word, language, rank, action, foot }: WordCardProps) {
  const t = useTexts("words");
  const { number, numerals } = useFormats();
  const { meanings, translations } = wordTexts(word, language);
  // An older copy in the browser's cache has no Bengali note.
  const { served } = useLanguage();
  const grammarLanguage = word[GRAMMAR[served]] ? served : DEFAULT_LANGUAGE;
  return (
    <article className={classes.card} aria-labelledby={`word-${word.id}`}>
      <p className={classes.numbers}>
        <span>{number(rank)}</span>
        <span>{t("times", { count: word.count })}</span>
      </p>
      <h2 id={`word-${word.id}`} lang="ar" dir="rtl" className={classes.word}>
        {word.arabic}
      </h2>
      <p lang="ar-Latn" className={classes.transliteration}>
        {word.transliteration}
      </p>
      {meanings.map(([each, text]) => (
        <p key={each} lang={each} className={each === language ? classes.meaning : classes.other}>
          {text}
        </p>
      ))}
      <div className={classes.example}>
        <WordVerse {...word} />
        {translations.map(([each, text, remark]) => (
          <p key={each} lang={each} className={classes.translation}>
            {text}
            <TranslationRemark remark={remark} />
          </p>
        ))}
        <div className={classes.source}>
          <Link to={scheduleDayPath(word.day)} className={classes.reference ?? ""}>
            {t("source", { reference: numerals(word.reference), day: word.day })}
          </Link>
          {action}
        </div>
      </div>
      <details className={classes.details}>
        <summary>{t("details")}</summary>
        <dl>
          <dt>{t("grammar")}</dt>
          <dd lang={grammarLanguage}>{word[GRAMMAR[grammarLanguage]]}</dd>
          {word.root && (
            <>
              <dt>{t("root")}</dt>
              <dd lang="ar" dir="rtl" className={classes.root}>
                {word.root}
              </dd>
            </>
          )}
          <dt>{t("transliteration")}</dt>
          <dd lang="ar-Latn">{word.fullTransliteration}</dd>
        </dl>
        {foot}
      </details>
    </article>
  );
}

const GRAMMAR = { en: "grammar", bn: "bengaliGrammar" } as const;

/** A text and its language. */
type LanguageText = readonly [language: ReaderLanguage, text: string];

interface WordTexts {
  readonly meanings: readonly LanguageText[];
  readonly translations: readonly (readonly [...LanguageText, remark: VerseRemark | undefined])[];
}

/** A word's meanings and its verse, in the reader's language first; Bengali is always among them. */
function wordTexts(word: VocabularyWord, first: ReaderLanguage): WordTexts {
  const translations = { en: word.englishTranslation, bn: word.bengaliTranslation };
  return {
    meanings: languagesFrom(first).map((each) => [each, word[LANGUAGE_FACTS[each].fields.meaning]]),
    translations: [...new Set([first, "bn"] as const)]
      .map((each) => [each, translations[each], word[LANGUAGE_FACTS[each].fields.remark]] as const)
      // A list that was cached before it had English verses has none.
      .filter(([, text]) => text !== undefined),
  };
}
