import { IconContrastFilled } from "@tabler/icons-react";
import { useTexts } from "../../texts/use-texts.ts";
import iconButton from "../../ui/buttons/icon-button.module.css";
import classes from "./reading-settings-button.module.css";
import { PANEL_ID } from "./reading-settings.tsx";

/** Opens the panel, a native popover: works without JavaScript, closes on Escape. Its sign is that of pages without a text. */
export function ReadingSettingsButton({ isRail = false }: { readonly isRail?: boolean }) {
  const t = useTexts("settings");
  return (
    <button
      type="button"
      className={`${iconButton.button} ${classes.open}`}
      data-rail={isRail}
      popoverTarget={PANEL_ID}
      aria-label={t("title")}
    >
      <IconContrastFilled aria-hidden size={22} />
    </button>
  );
}
