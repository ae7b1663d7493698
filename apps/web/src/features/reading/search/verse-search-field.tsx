import { useTexts } from "../../../texts/use-texts.ts";
import { SearchField } from "../../../ui/forms/search-field.tsx";
import type { VerseSearch } from "./use-verse-search.ts";
import classes from "./verse-search-field.module.css";

/** The search box of a reading, and how much it found. */
export function VerseSearchField({ search }: { readonly search: VerseSearch }) {
  const t = useTexts("schedule");
  return (
    <div data-screen-only className={classes.search}>
      <SearchField
        label={t("searchVerses")}
        placeholder={t("searchVersesHint")}
        value={search.query}
        onFocus={search.prepare}
        onChange={(query) => {
          search.prepare();
          search.setQuery(query);
        }}
      />
      <output className={classes.outcome}>
        <Outcome search={search} />
      </output>
    </div>
  );
}

function Outcome({ search: { query, found, hasFailed } }: { readonly search: VerseSearch }) {
  const t = useTexts("schedule");
  if (query.trim() === "") return null;
  if (hasFailed) return t("searchFailed");
  if (!found) return t("searching");
  if (found.count === 0) return t("noVerse", { query: query.trim() });
  return t("found", { count: found.count });
}
