import { type KeyboardEvent, useEffect, useId, useState } from "react";
import { useStoredValue } from "../../lib/storage/use-stored-value.ts";
import { useTexts } from "../../texts/use-texts.ts";
import { Dialog } from "../../ui/dialogs/dialog.tsx";
import { keepSearch, recentSearches } from "./recent-searches.ts";
import { ResultRow } from "./result-row.tsx";
import { type Found, searchClient } from "./search-client.ts";
import classes from "./search-dialog.module.css";
import { forgetSharedSearch, sharedSearch } from "./shared-search.ts";
import { useSearch } from "./use-search.ts";

export interface SearchDialogProps {
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** The search over the whole Quran: one box, and results as one types. */
export function SearchDialog(props: SearchDialogProps) {
  const t = useTexts("search");
  return (
    <Dialog title={t("title")} isAtTop opened={props.opened} onClose={props.onClose}>
      <SearchBox onClose={props.onClose} />
    </Dialog>
  );
}

function SearchBox({ onClose }: { readonly onClose: () => void }) {
  const t = useTexts("search");
  const [query, setQuery] = useState(sharedSearch);
  const [active, setActive] = useState(0);
  const { found, hasFailed, isSearching } = useSearch(query);
  const listId = useId();
  const results = found?.results ?? [];
  const idOf = (index: number) => `${listId}-${index}`;
  useEffect(() => {
    searchClient();
    forgetSharedSearch();
  }, []);
  useEffect(() => {
    document.getElementById(`${listId}-${active}`)?.scrollIntoView({ block: "nearest" });
  }, [listId, active]);

  const change = (next: string) => {
    setQuery(next);
    setActive(0);
  };
  const opened = () => {
    keepSearch(query);
    onClose();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || results.length === 0) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      setActive((active + step + results.length) % results.length);
    } else if (event.key === "Enter") {
      event.preventDefault();
      document.getElementById(idOf(active))?.click();
    }
  };
  return (
    <>
      <input
        type="search"
        role="combobox"
        dir="auto"
        data-autofocus
        autoComplete="off"
        enterKeyHint="go"
        className={classes["input"]}
        aria-label={t("label")}
        placeholder={t("placeholder")}
        aria-expanded={results.length > 0}
        aria-controls={listId}
        aria-activedescendant={results.length > 0 ? idOf(active) : undefined}
        value={query}
        onChange={(event) => change(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <output className={classes["status"]}>
        {isSearching ? t("searching") : found && query !== "" && <FoundLine found={found} />}
      </output>
      {/* Its options are links, in rows of several lines. */}
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role */}
      <div id={listId} role="listbox" aria-label={t("results")} className={classes["results"]}>
        {results.map((result, index) => (
          <ResultRow
            key={`${result.kind} ${result.number} ${result.surahNumber}:${result.verseNumber}`}
            id={idOf(index)}
            result={result}
            isActive={index === active}
            onOpen={opened}
          />
        ))}
      </div>
      {hasFailed && <p role="alert">{t("failed")}</p>}
      {results.length === 0 && !hasFailed && <p className={classes["hint"]}>{t("hint")}</p>}
      {query === "" && <RecentSearches onChoose={change} />}
    </>
  );
}

/** How many results there are and are shown, or which verses where the one that is asked for does not exist. */
function FoundLine({ found: { total, results, noSuch } }: { readonly found: Found }) {
  const t = useTexts("search");
  const shown = results.length;
  if (!noSuch)
    return total > shown ? t("best", { shown, count: total }) : t("found", { count: total });
  const { surah, last } = noSuch;
  return surah === undefined ? t("noSuchSurah", { last }) : t("noSuchVerse", { surah, last });
}

function RecentSearches({ onChoose }: { readonly onChoose: (query: string) => void }) {
  const t = useTexts("search");
  const [recent, setRecent] = useStoredValue(recentSearches);
  if (recent.length === 0) return null;
  return (
    <section aria-label={t("recent")}>
      <div className={classes["recent"]}>
        <strong>{t("recent")}</strong>
        <button type="button" className={classes["clear"]} onClick={() => setRecent([])}>
          {t("clear")}
        </button>
      </div>
      <div className={classes["chips"]}>
        {recent.map((query) => (
          <button
            key={query}
            type="button"
            dir="auto"
            className={classes["chip"]}
            onClick={() => onChoose(query)}
          >
            {query}
          </button>
        ))}
      </div>
    </section>
  );
}
