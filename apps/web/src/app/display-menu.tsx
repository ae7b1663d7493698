import { IconContrastFilled } from "@tabler/icons-react";
import { ThemePicker } from "../features/appearance/theme-picker.tsx";
import iconButton from "../ui/icon-button.module.css";
import classes from "./header.module.css";

/** The themes in a native popover: works without JavaScript, closes on Escape and on a press outside. */
export function DisplayMenu() {
  return (
    <>
      <button
        type="button"
        className={iconButton.button}
        popoverTarget="display-menu"
        aria-label="Display"
      >
        <IconContrastFilled aria-hidden size={22} />
      </button>
      <div id="display-menu" popover="auto" className={classes.menu}>
        <ThemePicker />
      </div>
    </>
  );
}
