import { useTexts } from "../../texts/use-texts.ts";
import { useStoredValue } from "../../lib/storage/use-stored-value.ts";
import { TextButton } from "../../ui/buttons/text-button.tsx";
import { useShowToast } from "../../ui/toasts/use-toasts.ts";
import { chooseHome, homeChoice } from "./day-override.ts";
import { useReadersDay } from "./use-readers-day.ts";

/** Everyone's day, where home shows another reading. */
export function useDayNotAtHome(): number | undefined {
  const now = useReadersDay();
  const [choice] = useStoredValue(homeChoice);
  return choice !== null || now?.isOwn ? now?.globalDay : undefined;
}

/** Shows everyone's day at home again, where another reading is; a toast takes it back. */
export function BackToEveryone() {
  const t = useTexts("reading");
  const showToast = useShowToast();
  const day = useDayNotAtHome();
  if (day === undefined) return null;
  return (
    <TextButton
      isStrong
      onClick={() => showToast({ title: t("everyonesDay", { day }), undo: chooseHome(null) })}
    >
      {t("backTo", { day })}
    </TextButton>
  );
}
