import { useState } from "react";
import { useSurahNames, useVerseReference } from "../../reader/surah-names.ts";
import { useTexts } from "../../texts/use-texts.ts";
import { Dialog } from "../../ui/dialogs/dialog.tsx";
import { Empty } from "../../ui/status/empty.tsx";
import { SearchField } from "../../ui/forms/search-field.tsx";
import { TextButton } from "../../ui/buttons/text-button.tsx";
import { BookmarkForm } from "./bookmark-form.tsx";
import classes from "./bookmark-list.module.css";
import { BookmarkRow } from "./bookmark-row.tsx";
import { findMatches } from "@daily-quran/quran-text/search/find-matches";
import { fold } from "@daily-quran/quran-text/search/fold";
import { removeBookmark, restoreBookmark } from "./set-bookmark.ts";
import { type BookmarkItem, labelsOf } from "./use-bookmarks.ts";

interface BookmarkListProps {
  readonly bookmarks: readonly BookmarkItem[];
  /** The one that was removed last, which can be taken back. */
  readonly removed: BookmarkItem | undefined;
  readonly onRemoved: (bookmark: BookmarkItem) => void;
}

/** The bookmarks, searched and by label; each is changed or removed, which is undone by one press. */
export function BookmarkList({ bookmarks, removed, onRemoved }: BookmarkListProps) {
  const t = useTexts("bookmarks");
  const referenceOf = useVerseReference();
  const surahName = useSurahNames();
  const [search, setSearch] = useState("");
  const [label, setLabel] = useState<string>();
  const [changedId, setChangedId] = useState<string>();
  const labels = labelsOf(bookmarks);
  const shownLabel = label !== undefined && labels.includes(label) ? label : undefined;
  const found = findBookmarks(bookmarks, { search, label: shownLabel, surahName });
  const changed = bookmarks.find(({ id }) => id === changedId);
  const close = () => setChangedId(undefined);
  return (
    <div>
      <div className={classes.tools}>
        <SearchField
          label={t("search")}
          placeholder={t("searchHint")}
          value={search}
          onChange={setSearch}
        />
        {labels.length > 0 && (
          <LabelFilter labels={labels} chosen={shownLabel} onChoose={setLabel} />
        )}
        <output className={classes.count}>{t("count", { count: found.length })}</output>
      </div>
      {removed && (
        <output className={classes.removed}>
          {t("removed", { verse: referenceOf(removed.value.verse) })}
          <TextButton key={removed.id} isStrong onClick={() => void restoreBookmark(removed)}>
            {t("undo")}
          </TextButton>
        </output>
      )}
      {found.length === 0 && bookmarks.length > 0 && (
        <Empty title={t("notFound")} hint={t("notFoundHint")} />
      )}
      <ul aria-label={t("list")}>
        {found.map((bookmark) => (
          <BookmarkRow
            key={bookmark.id}
            bookmark={bookmark}
            onChange={() => setChangedId(bookmark.id)}
            onRemove={() => {
              // Known before the row goes, so that the way back comes in its place.
              onRemoved(bookmark);
              void removeBookmark(bookmark);
            }}
          />
        ))}
      </ul>
      {changed && (
        <Dialog
          title={t("changeTitle", { verse: referenceOf(changed.value.verse) })}
          opened
          onClose={close}
        >
          <BookmarkForm bookmark={changed} labels={labels} onDone={close} />
        </Dialog>
      )}
    </div>
  );
}

interface Wanted {
  readonly search: string;
  /** Undefined for every label. */
  readonly label: string | undefined;
  /** The name of a surah, as the page shows it. */
  readonly surahName: (surah: number) => string;
}

/** The bookmarks with a label whose note, label, surah or verse holds what is searched for. */
function findBookmarks(
  bookmarks: readonly BookmarkItem[],
  { search, label, surahName }: Wanted,
): readonly BookmarkItem[] {
  const labelled = bookmarks.filter(({ value }) => label === undefined || value.label === label);
  if (search.trim() === "") return labelled;
  if (fold(search) === "") return [];
  return labelled.filter(({ value }) => {
    const name = surahName(Number.parseInt(value.verse, 10));
    const texts = [value.note ?? "", value.label ?? "", `${name} ${value.verse}`];
    return texts.some((text) => findMatches(text, search).length > 0);
  });
}

interface LabelFilterProps {
  readonly labels: readonly string[];
  /** Undefined for all. */
  readonly chosen: string | undefined;
  readonly onChoose: (label: string | undefined) => void;
}

/** The labels, one of which can be chosen. */
function LabelFilter({ labels, chosen, onChoose }: LabelFilterProps) {
  const t = useTexts("bookmarks");
  return (
    <fieldset aria-label={t("labels")} className={classes.labels}>
      {[undefined, ...labels].map((label) => (
        <button
          key={label ?? ""}
          type="button"
          aria-pressed={label === chosen}
          onClick={() => onChoose(label)}
        >
          {label ?? t("allLabels")}
        </button>
      ))}
    </fieldset>
  );
}
