import { createContext, use, useEffect } from "react";

/** A page's metadata for search engines and link previews. */
export interface PageHead {
  readonly title: string;
  readonly description: string;
  /** The part of the query, such as `?day=5`, that makes it a page of its own. */
  readonly search?: string;
  /** The verse that its preview shows, instead of the site's picture. */
  readonly picture?: { readonly surah: number; readonly verse: number };
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
