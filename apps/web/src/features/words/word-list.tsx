import type { VocabularyWord } from "@daily-quran/domain/vocabulary";
import { type ReactNode, useState } from "react";
import { useTexts, useLanguage } from "../../texts/use-texts.ts";
import { Empty } from "../../ui/status/empty.tsx";
import { SearchField } from "../../ui/forms/search-field.tsx";
import { findMatches } from "@daily-quran/quran-text/search/find-matches";
import { fold } from "@daily-quran/quran-text/search/fold";
import { WordCard } from "./word-card.tsx";
import { LANGUAGE_FACTS, LANGUAGES, type ReaderLanguage } from "@daily-quran/quran/languages";
import { useLastingTranslation } from "../../reader/use-translation.ts";
import classes from "./word-list.module.css";

interface WordListProps {
  readonly words: readonly VocabularyWord[];
  /** What plays the verse of a word, and says that it plays. */
  readonly renderAction?: (word: VocabularyWord) => ReactNode;
  readonly renderFoot?: (word: VocabularyWord) => ReactNode;
}

/** The words as cards, with a search among them. */
export function WordList({ words, renderAction, renderFoot }: WordListProps) {
  const t = useTexts("words");
  const language = useFirstLanguage();
  const [search, setSearch] = useState("");
  const found = findWords(words, search);
  return (
    <>
      <div className={classes.tools}>
        <SearchField
          label={t("search")}
          placeholder={t("searchHint")}
          value={search}
          onChange={setSearch}
        />
        <output className={classes.count}>{t("count", { count: found.length })}</output>
      </div>
      {found.length === 0 && <Empty title={t("none")} hint={t("noneHint")} />}
      <div className={classes.grid}>
        {found.map((word) => (
          <WordCard
            key={word.id}
            word={word}
            language={language}
            rank={words.indexOf(word) + 1}
            action={renderAction?.(word)}
            foot={renderFoot?.(word)}
          />
        ))}
      </div>
    </>
  );
}

/** The language of the reader's translation; the page's where none or both were chosen. */
function useFirstLanguage(): ReaderLanguage {
  const { served } = useLanguage();
  const [translation] = useLastingTranslation();
  return LANGUAGES.find((language) => LANGUAGE_FACTS[language].line === translation) ?? served;
}

/**
 * The words whose spelling, transliteration, meanings or root hold what is searched for; all for a blank
 * search.
 */
function findWords(words: readonly VocabularyWord[], search: string): readonly VocabularyWord[] {
  if (search.trim() === "") return words;
  if (fold(search) === "") return [];
  return words.filter(
    ({ arabic, transliteration, root = "", ...word }) =>
      [
        arabic,
        transliteration,
        root,
        ...LANGUAGES.map((one) => word[LANGUAGE_FACTS[one].fields.meaning]),
      ].some((text) => findMatches(text, search).length > 0) ||
      findMatches(root.replaceAll(" ", ""), search).length > 0,
  );
}
