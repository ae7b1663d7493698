import type { Surah } from "@daily-quran/domain/reading";
import { lazyPart } from "../lib/lazy-part.ts";
import { Later } from "../reader/later.tsx";
import { useReadingWay } from "../reader/way/use-reading-way.ts";

const BookmarkSigns = lazyPart(
  "bookmark signs",
  async () => (await import("../features/bookmark/bookmark-signs.tsx")).BookmarkSigns,
);

/** Shows which verses of a page that keeps no place are bookmarked, loaded after them. */
export function LaterSigns({ surahs }: { readonly surahs: readonly Surah[] }) {
  const way = useReadingWay();
  return (
    <Later>
      <BookmarkSigns key={way} surahs={surahs} />
    </Later>
  );
}
