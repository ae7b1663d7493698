import * as webPaths from "@daily-quran/domain/web-paths";
import { Button } from "../../ui/buttons/button.tsx";
import { IconBookmark, IconBookmarkFilled } from "@tabler/icons-react";
import { useState } from "react";
import { KeepingNotice } from "../../reader/progress/keeping-notice.tsx";
import { Link } from "../../ui/buttons/link.tsx";
import { useTexts } from "../../texts/use-texts.ts";
import { BookmarkForm } from "./bookmark-form.tsx";
import { addBookmark } from "./set-bookmark.ts";
import { labelsOf, useBookmarks } from "./use-bookmarks.ts";
import classes from "./verse-bookmark.module.css";

/** The bookmark on a verse (`2:255`): made by one press, its note and label after that. */
export function VerseBookmark({ verse }: { readonly verse: string }) {
  const t = useTexts("bookmark");
  const bookmarks = useBookmarks();
  const [isSaved, setSaved] = useState(false);
  const bookmark = bookmarks?.find(({ value }) => value.verse === verse);
  if (!bookmarks) return <div className={classes.loading} />;
  if (!bookmark) {
    return (
      <Button
        variant="default"
        fullWidth
        justify="flex-start"
        leftSection={<IconBookmark aria-hidden size={18} />}
        onClick={() => void addBookmark(verse).then(() => setSaved(false))}
      >
        {t("add")}
      </Button>
    );
  }
  return (
    <section className={classes.bookmark}>
      <p className={classes.state}>
        <IconBookmarkFilled aria-hidden size={18} />
        <output>{t(isSaved ? "saved" : "added")}</output>
        <Link to={webPaths.bookmarks}>{t("all")}</Link>
      </p>
      <KeepingNotice kind="bookmark" isHere={({ id }) => id === bookmark.id} />
      <BookmarkForm
        key={bookmark.id}
        bookmark={bookmark}
        labels={labelsOf(bookmarks)}
        onDone={() => setSaved(true)}
      />
    </section>
  );
}
