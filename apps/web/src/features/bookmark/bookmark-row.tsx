import { verseAddressPath } from "@daily-quran/domain/web-paths";
import { IconPencil, IconTrash } from "@tabler/icons-react";
import { textLanguage } from "../../lib/text-language.ts";
import { useVerseReference } from "../../reader/surah-names.ts";
import { Link } from "../../ui/buttons/link.tsx";
import { useFormats } from "../../texts/use-formats.ts";
import { useTexts } from "../../texts/use-texts.ts";
import { Badge } from "../../ui/status/badge.tsx";
import { IconButton } from "../../ui/buttons/icon-button.tsx";
import { BookmarkedVerse } from "./bookmarked-verse.tsx";
import classes from "./bookmark-list.module.css";
import type { BookmarkItem } from "./use-bookmarks.ts";

interface BookmarkRowProps {
  readonly bookmark: BookmarkItem;
  readonly onChange: () => void;
  readonly onRemove: () => void;
}

/** A bookmark: its verse, which opens in its day, its label and note. */
export function BookmarkRow({ bookmark, onChange, onRemove }: BookmarkRowProps) {
  const t = useTexts("bookmarks");
  const { instant, numerals } = useFormats();
  const referenceOf = useVerseReference();
  const { verse, note, label, createdAt } = bookmark.value;
  const [surah = 0, number = 0] = verse.split(":").map(Number);
  const reference = { verse: numerals(verse) };
  return (
    <li className={classes.row}>
      <div className={classes.texts}>
        <Link to={verseAddressPath(surah, number)} className={classes.verse ?? ""}>
          {referenceOf(verse)}
        </Link>
        <p className={classes.facts}>
          {label && <Badge>{label}</Badge>}
          <span>{instant(createdAt)}</span>
        </p>
      </div>
      <IconButton aria-label={t("change", reference)} onClick={onChange}>
        <IconPencil aria-hidden size={20} stroke={1.75} />
      </IconButton>
      <IconButton aria-label={t("remove", reference)} onClick={onRemove}>
        <IconTrash aria-hidden size={20} stroke={1.75} />
      </IconButton>
      <BookmarkedVerse verse={verse} />
      {note && (
        <p dir="auto" lang={textLanguage(note)} className={classes.note}>
          {note}
        </p>
      )}
    </li>
  );
}
