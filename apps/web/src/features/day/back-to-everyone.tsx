import { useTexts } from "../../texts/use-texts.ts";
import textButton from "../../ui/buttons/text-button.module.css";
import { useShowToast } from "../../ui/toasts/use-toasts.ts";
import { chooseHome } from "../../reader/day/day-override.ts";

/** Shows everyone's day at home again; a toast takes it back. */
export function BackToEveryone({ day }: { readonly day: number }) {
  const t = useTexts("reading");
  const showToast = useShowToast();
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
