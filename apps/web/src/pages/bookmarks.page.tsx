import { BookmarksScreen } from "../features/bookmark/bookmarks-screen.tsx";
import { ProgressFile } from "../features/progress-file/progress-file.tsx";
import { useTexts } from "../texts/use-texts.ts";
import { Boundary } from "../ui/boundary.tsx";

export function BookmarksPage() {
  const t = useTexts("bookmarks");
  return (
    <Boundary name={t("list")}>
      <BookmarksScreen>
        <ProgressFile />
      </BookmarksScreen>
    </Boundary>
  );
}
