import { useTexts } from "../../texts/use-texts.ts";
import { useStoredValue } from "../../lib/storage/use-stored-value.ts";
import { TextButton } from "../../ui/buttons/text-button.tsx";
import { useShowToast } from "../../ui/toasts/use-toasts.ts";
import { BackToEveryone } from "./back-to-everyone.tsx";
import { chooseHome, type HomeChoice, homeChoice } from "./day-override.ts";

interface HomeButtonProps {
  readonly choice: HomeChoice;
  /** Of the group or the plan. */
  readonly name: string;
}

/** Shows a reading at home from now on, in place of another one; a toast takes it back. */
export function HomeButton({ choice, name }: HomeButtonProps) {
  const t = useTexts("together");
  const showToast = useShowToast();
  const [chosen] = useStoredValue(homeChoice);
  if (JSON.stringify(chosen) === JSON.stringify(choice))
    return (
      <>
        <span>{t("isAtHome")}</span>
        <BackToEveryone />
      </>
    );
  return (
    <TextButton
      aria-label={`${t("show")}: ${name}`}
      onClick={() => showToast({ title: t("shown", { name }), undo: chooseHome(choice) })}
    >
      {t("show")}
    </TextButton>
  );
}
