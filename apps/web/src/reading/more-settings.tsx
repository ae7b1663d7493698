import { HomeSetting } from "../features/day/home-setting.tsx";
import { EditionSettings } from "../features/preferences/edition-settings.tsx";
import { ShortcutSetting } from "../features/keyboard/shortcut-setting.tsx";
import { ReciterField } from "../features/player/reciter-field.tsx";
import classes from "./more-settings.module.css";

/** The way back to everyone's day, the reciter, the editions and the keys. */
export function MoreSettings() {
  return (
    <div className={classes.more}>
      <HomeSetting />
      <ReciterField />
      <EditionSettings />
      <ShortcutSetting />
    </div>
  );
}
