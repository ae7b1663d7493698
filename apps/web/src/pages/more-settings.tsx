import { EditionSettings } from "../features/preferences/edition-settings.tsx";
import { ReciterField } from "../features/player/reciter-field.tsx";
import classes from "./more-settings.module.css";

/** The reciter and the editions. */
export function MoreSettings() {
  return (
    <div className={classes.more}>
      <ReciterField />
      <EditionSettings />
    </div>
  );
}
