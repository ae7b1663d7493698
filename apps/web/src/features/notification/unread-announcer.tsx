import { useState } from "react";
import { useTexts } from "../../texts/use-texts.ts";
import { VisuallyHidden } from "../../ui/text/visually-hidden.tsx";

/** An ARIA live region: announces how many notifications arrived since the page opened. */
export function UnreadAnnouncer({ unread }: { readonly unread: number | undefined }) {
  const t = useTexts("notifications");
  const [announced, setAnnounced] = useState({ unread, news: "" });
  if (announced.unread !== unread) {
    const arrived =
      unread === undefined || announced.unread === undefined ? 0 : unread - announced.unread;
    setAnnounced({ unread, news: arrived > 0 ? t("arrived", { count: arrived }) : "" });
  }
  return (
    <output>
      <VisuallyHidden>{announced.news}</VisuallyHidden>
    </output>
  );
}
