import { useState } from "react";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";

/** Says aloud, once and politely, how many notifications have come in since the page was opened. */
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
