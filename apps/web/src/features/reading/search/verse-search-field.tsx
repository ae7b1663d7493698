import { SearchField } from "../../../ui/search-field.tsx";
import type { VerseSearch } from "./use-verse-search.ts";
import classes from "./verse-search-field.module.css";

/** The search box of a reading, and how much it found. */
export function VerseSearchField({ search }: { readonly search: VerseSearch }) {
  return (
    <div data-screen-only className={classes.search}>
      <SearchField
        label="Search verses"
        placeholder="Search these verses..."
        value={search.query}
        onFocus={search.prepare}
        onChange={(query) => {
          search.prepare();
          search.setQuery(query);
        }}
      />
      <output className={classes.outcome}>{outcomeText(search)}</output>
    </div>
  );
}

function outcomeText({ query, found, hasFailed }: VerseSearch): string {
  if (query.trim() === "") return "";
  if (hasFailed) return "The search could not be loaded. Check your connection and type again.";
  if (!found) return "Searching…";
  if (found.count === 0) return `No verse of this day matches “${query.trim()}”.`;
  return found.count === 1 ? "1 verse found" : `${found.count} verses found`;
}
