import { useState } from "react";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";

/** An ARIA live region: announces how many notifications arrived since the page opened. */
export function NewsForListeners({ unread }: { readonly unread: number | undefined }) {
  const [heard, setHeard] = useState({ unread, news: "" });
  if (heard.unread !== unread) {
    const came = unread === undefined || heard.unread === undefined ? 0 : unread - heard.unread;
    setHeard({ unread, news: came > 0 ? newsText(came) : "" });
  }
  return (
    <output>
      <VisuallyHidden>{heard.news}</VisuallyHidden>
    </output>
  );
}

const newsText = (count: number) =>
  count === 1 ? "1 new notification" : `${count} new notifications`;
