import { useState } from "react";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";

/** An ARIA live region: announces how many notifications arrived since the page opened. */
export function UnreadAnnouncer({ unread }: { readonly unread: number | undefined }) {
  const [announced, setAnnounced] = useState({ unread, news: "" });
  if (announced.unread !== unread) {
    const arrived =
      unread === undefined || announced.unread === undefined ? 0 : unread - announced.unread;
    setAnnounced({ unread, news: arrived > 0 ? newsText(arrived) : "" });
  }
  return (
    <output>
      <VisuallyHidden>{announced.news}</VisuallyHidden>
    </output>
  );
}

const newsText = (count: number) =>
  count === 1 ? "1 new notification" : `${count} new notifications`;
