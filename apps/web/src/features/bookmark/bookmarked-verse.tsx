import * as apiPaths from "@daily-quran/domain/api-paths";
import { useQuery } from "@tanstack/react-query";
import { type RefCallback, useCallback, useState } from "react";
import { InScript } from "../../reader/script/in-script.tsx";
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
  const [surahNumber = 1, verseNumber = 1] = verse.split(":").map(Number);
  return (
    <p ref={row} lang="ar" dir="rtl" className={classes.verse}>
      {arabic && (
        <InScript verse={{ surahNumber, verseNumber }} arabic={arabic}>
          {({ text }) => <ArabicText text={text} />}
        </InScript>
      )}
    </p>
  );
}

function arabicOf(data: unknown): string | undefined {
  const { arabic } = (data ?? {}) as { readonly arabic?: unknown };
  return typeof arabic === "string" ? arabic : undefined;
}

const NEAR = "50% 0px";

/** A ref, and whether its element has ever been on the screen or within half a screen of it. */
function useNearScreen<E extends Element>(): [RefCallback<E>, boolean] {
  const [isNear, setNear] = useState(false);
  const watch = useCallback((element: E) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        setNear(true);
      },
      { rootMargin: NEAR },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [watch, isNear];
}
