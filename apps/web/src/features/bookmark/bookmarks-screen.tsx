import * as webPaths from "@daily-quran/domain/web-paths";
import { type ReactNode, useState } from "react";
import { PageHead } from "../../lib/page-head.tsx";
import type { Owner } from "../../reader/progress/stored-progress.ts";
import { useProgress } from "../../reader/progress/use-progress.ts";
import { KeepingNotice } from "../../reader/progress/keeping-notice.tsx";
import { Link } from "../../ui/buttons/link.tsx";
import { useTexts } from "../../texts/use-texts.ts";
import { Empty } from "../../ui/status/empty.tsx";
import { Loading } from "../../ui/status/loading.tsx";
import { NeedsScript } from "../../ui/status/needs-script.tsx";
import frame from "../../ui/page-frame.module.css";
import button from "../../ui/buttons/plain-button.module.css";
import { BookmarkList } from "./bookmark-list.tsx";
import classes from "./bookmarks-screen.module.css";
import { type BookmarkItem, useBookmarks } from "./use-bookmarks.ts";

/** The bookmark that was removed last, and whose it was. */
interface Removed {
  readonly owner: Owner | undefined;
  readonly bookmark: BookmarkItem;
}

interface BookmarksScreenProps {
  /** Says that bookmarks may be missing, in place of that there are none. */
  readonly missing: ReactNode;
  readonly children: ReactNode;
}

/** The reader's bookmarks, of visitors too. */
export function BookmarksScreen({ missing, children }: BookmarksScreenProps) {
  const t = useTexts("bookmarks");
  const bookmarks = useBookmarks();
  const owner = useProgress()?.owner;
  const [last, setLast] = useState<Removed>();
  const isGone = last?.owner === owner && !bookmarks?.some(({ id }) => id === last?.bookmark.id);
  const removed = isGone ? last?.bookmark : undefined;
  const isEmpty = bookmarks?.length === 0 && !removed;
  return (
    <div className={frame.page}>
      <PageHead title={t("head")} description={t("description")} />
      <h1>{t("title")}</h1>
      <NeedsScript what={t("needs")}>
        <KeepingNotice kind="bookmark" />
        {!bookmarks && <Loading text={t("loading")} />}
        {isEmpty && missing}
        {isEmpty && !missing && (
          <Empty title={t("none")} hint={t("noneHint")}>
            <Link to={webPaths.home} className={`${button.button} ${classes.read}`} data-filled>
              {t("read")}
            </Link>
          </Empty>
        )}
        {bookmarks && !isEmpty && (
          <BookmarkList
            bookmarks={bookmarks}
            removed={removed}
            onRemoved={(bookmark) => setLast({ owner, bookmark })}
          />
        )}
        {bookmarks && children}
      </NeedsScript>
    </div>
  );
}
