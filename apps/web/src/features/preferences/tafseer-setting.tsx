import { useEditions } from "../../reader/editions/editions.ts";
import { tafseer } from "../../reader/reading-preferences.ts";
import { useTexts } from "../../texts/use-texts.ts";
import classes from "./reading-settings.module.css";
import { VisibilitySetting } from "./visibility-setting.tsx";

/** Shows or hides commentaries; where none is installed, says so. */
export function TafseerSetting({ isSeen }: { readonly isSeen: boolean }) {
  const t = useTexts("settings");
  const { data: editions } = useEditions(isSeen);
  const isMissing = editions?.every(({ kind }) => kind !== "tafseer");
  return (
    <fieldset className={classes.tafseer} disabled={isMissing}>
      <VisibilitySetting legend={t("tafseer")} stored={tafseer} />
      <output>{isMissing && <p className={classes.note}>{t("noTafseer")}</p>}</output>
    </fieldset>
  );
}
