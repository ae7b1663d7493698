import * as apiPaths from "@daily-quran/domain/api-paths";
import { useQuery } from "@tanstack/react-query";
import { useNearScreen } from "../../lib/use-near-screen.ts";
import { ArabicText } from "../../ui/text/arabic-text.tsx";
import classes from "./bookmarked-verse.module.css";

/** The Arabic of a bookmarked verse, once its row comes near; nothing where it cannot be loaded. */
export function BookmarkedVerse({ verse }: { readonly verse: string }) {
  const [row, isNear] = useNearScreen<HTMLParagraphElement>();
  const { data, isError } = useQuery({
    queryKey: [apiPaths.versePath(verse)],
    enabled: isNear,
    retry: false,
    meta: { ownsError: true },
  });
  if (isError) return null;
  const arabic = arabicOf(data);
  return (
    <p ref={row} lang="ar" dir="rtl" className={classes.verse}>
      {arabic && <ArabicText text={arabic} />}
    </p>
  );
}

function arabicOf(data: unknown): string | undefined {
  const { arabic } = (data ?? {}) as { readonly arabic?: unknown };
  return typeof arabic === "string" ? arabic : undefined;
}
