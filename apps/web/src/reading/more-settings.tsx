import { EditionSettings } from "../features/preferences/edition-settings.tsx";
import { ShortcutSetting } from "../features/keyboard/shortcut-setting.tsx";
import { ReciterField } from "../features/player/reciter-field.tsx";
import classes from "./more-settings.module.css";

/** The reciter, the editions and the keys. */
export function MoreSettings() {
  return (
    <div className={classes.more}>
      <ReciterField />
      <EditionSettings />
      <ShortcutSetting />
    </div>
  );
}
