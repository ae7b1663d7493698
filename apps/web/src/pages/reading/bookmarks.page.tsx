import { BookmarksScreen } from "../../features/bookmark/bookmarks-screen.tsx";
import { ProgressFile } from "../../features/progress-file/progress-file.tsx";
import { useTexts } from "../../texts/use-texts.ts";
import { Boundary } from "../../ui/status/boundary.tsx";
import { useMissingOwn } from "../../reading/use-missing-own.tsx";

export function BookmarksPage() {
  const t = useTexts("bookmarks");
  const missing = useMissingOwn(t("loading"));
  return (
    <Boundary name={t("list")}>
      <BookmarksScreen missing={missing?.notice}>
        <ProgressFile isSure={!missing} />
      </BookmarksScreen>
    </Boundary>
  );
}
