import { IconContrastFilled } from "@tabler/icons-react";
import { useTexts } from "../../texts/use-texts.ts";
import { IconButton } from "../../ui/buttons/icon-button.tsx";
import classes from "./reading-settings-button.module.css";
import { PANEL_ID } from "./reading-settings.tsx";

/** Opens the panel, a native popover: works without JavaScript, closes on Escape. Its sign is that of pages without a text. */
export function ReadingSettingsButton({ isRail = false }: { readonly isRail?: boolean }) {
  const t = useTexts("settings");
  return (
    <IconButton
      className={classes.open}
      data-rail={isRail}
      popoverTarget={PANEL_ID}
      aria-label={t("title")}
    >
      <IconContrastFilled aria-hidden size={22} />
    </IconButton>
  );
}
