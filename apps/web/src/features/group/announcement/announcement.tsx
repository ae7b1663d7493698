import type { Group } from "@daily-quran/domain/group/group";
import { useFormats } from "../../../texts/use-formats.ts";
import { useTexts } from "../../../texts/use-texts.ts";
import classes from "./announcement.module.css";

/** What an admin tells the members of a group, above its tabs. */
export function AnnouncementShown({ group: { announcement } }: { readonly group: Group }) {
  const t = useTexts("announcements");
  const { instant } = useFormats();
  if (!announcement) return null;
  const { message, by, madeAt } = announcement;
  return (
    <section className={classes.announcement} aria-label={t("title")}>
      <p dir="auto">{message}</p>
      <p className={classes.by}>{[by, instant(madeAt)].filter(Boolean).join(" · ")}</p>
    </section>
  );
}
