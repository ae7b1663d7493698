import { useTexts } from "../../texts/use-texts.ts";
import { useStoredValue } from "../../lib/storage/use-stored-value.ts";
import textButton from "../../ui/buttons/text-button.module.css";
import { useShowToast } from "../../ui/toasts/use-toasts.ts";
import { chooseHome, homeChoice } from "./day-override.ts";
import { useReadersDay } from "./use-readers-day.ts";

/** Shows everyone's day at home again, where another reading is; a toast takes it back. */
export function BackToEveryone() {
  const t = useTexts("reading");
  const showToast = useShowToast();
  const now = useReadersDay();
  const [choice] = useStoredValue(homeChoice);
  if (!now || (choice === null && !now.isOwn)) return null;
  const day = now.globalDay;
  return (
    <button
      type="button"
      className={textButton.button}
      data-strong
      onClick={() => showToast({ title: t("everyonesDay", { day }), undo: chooseHome(null) })}
    >
      {t("backTo", { day })}
    </button>
  );
}
