import type { VocabularyWord } from "@daily-quran/domain/vocabulary";
import { type ReactNode, useState } from "react";
import { useTexts } from "../../texts/use-texts.ts";
import { Empty } from "../../ui/status/empty.tsx";
import { SearchField } from "../../ui/forms/search-field.tsx";
import { findWords } from "./find-words.ts";
import { WordCard } from "./word-card.tsx";
import { useFirstLanguage } from "./use-first-language.ts";
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
