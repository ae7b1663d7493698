import { createContext, use, useEffect } from "react";

/** A page's metadata for search engines and link previews. */
export interface PageHead {
  readonly title: string;
  readonly description: string;
  /** The part of the query, such as `?day=5`, that makes it a page of its own. */
  readonly search?: string;
  /** The picture of its preview, instead of the site's: `verse-2-255`, `surah-2`, `juz-30`, `page-604`, `day-1`, `khatma`. */
  readonly picture?: string;
}

/** On the server, collects the head of the rendered page for the document. */
export const PageHeadContext = createContext<((head: PageHead) => void) | null>(null);

/** Names the page: in the document's head on the server, in the browser's title bar after a navigation. */
export function PageHead(head: PageHead): null {
  const { title } = head;
  use(PageHeadContext)?.(head);
  useEffect(() => {
    document.title = title;
  }, [title]);
  return null;
}
