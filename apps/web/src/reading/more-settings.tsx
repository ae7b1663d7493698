import { HomeSetting } from "../features/day/home-setting.tsx";
import { ScriptChoice } from "../features/script/script-choice.tsx";
import { EditionSettings } from "../features/preferences/edition-settings.tsx";
import { ShortcutSetting } from "../features/keyboard/shortcut-setting.tsx";
import { ReciterField } from "../features/player/reciter-field.tsx";
import { loadScript, loadWhenOpened, NEARED } from "./ways/load-ahead.ts";
import { WaySetting } from "./ways/way-setting.tsx";
import classes from "./more-settings.module.css";

/** The way to read, the script, the way back to everyone's day, the reciter, the editions and the keys. */
export function MoreSettings() {
  return (
    <>
      <WaySetting />
      <div ref={loadWhenOpened} className={classes.more} {...NEARED}>
        <ScriptChoice load={loadScript} />
        <HomeSetting />
        <ReciterField />
        <EditionSettings />
        <ShortcutSetting />
      </div>
    </>
  );
}
