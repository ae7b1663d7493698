import { markedVerses } from "@daily-quran/domain/progress/marked-readings";
import { IconCheck } from "@tabler/icons-react";
import { progress as store } from "../../reader/progress/progress.ts";
import { useTexts } from "../../texts/use-texts.ts";
import textButton from "../../ui/buttons/text-button.module.css";
import type { MarkItem } from "./own-plans.ts";
import classes from "./plan.module.css";
import { useVersesTitle } from "./use-verses-title.ts";

/** What was marked as read for a plan today; each mark can be taken back. */
export function MarkedToday({ marks }: { readonly marks: readonly MarkItem[] }) {
  const t = useTexts("plans");
  const titleOf = useVersesTitle();
  if (marks.length === 0) return null;
  return (
    <ul className={classes.markedToday}>
      {marks.map(({ id, value }) => {
        const title = titleOf([markedVerses(value)]);
        return (
          <li key={id}>
            <IconCheck aria-hidden size={18} />
            {t("read", { title })}
            <button
              type="button"
              className={textButton.button}
              aria-label={t("undoRead", { title })}
              onClick={() => void store.set({ kind: "mark", id, value: null })}
            >
              {t("undo")}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
