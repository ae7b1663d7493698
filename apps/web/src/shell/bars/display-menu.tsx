import { IconContrastFilled } from "@tabler/icons-react";
import { LanguagePicker } from "../../features/appearance/language-picker.tsx";
import { ThemePicker } from "../../features/appearance/theme-picker.tsx";
import { ReadingSettingsButton } from "../../features/preferences/reading-settings-button.tsx";
import { useTexts } from "../../texts/use-texts.ts";
import iconButton from "../../ui/buttons/icon-button.module.css";
import classes from "./header.module.css";

interface DisplayMenuProps {
  /** Whether the page has the panel with all settings, and where it has room for it beside the text. */
  readonly settings: "panel" | "rail" | undefined;
}

/**
 * The button for how things look: it opens the page's reading settings, or the themes alone. Both are native
 * popovers: they work without JavaScript, close on Escape and on a press outside.
 */
export function DisplayMenu({ settings }: DisplayMenuProps) {
  const t = useTexts("shell");
  if (settings) return <ReadingSettingsButton isRail={settings === "rail"} />;
  return (
    <>
      <button
        type="button"
        className={iconButton.button}
        popoverTarget="display-menu"
        aria-label={t("display")}
      >
        <IconContrastFilled aria-hidden size={22} />
      </button>
      <div id="display-menu" popover="auto" className={classes.menu}>
        <ThemePicker />
        <LanguagePicker />
      </div>
    </>
  );
}
