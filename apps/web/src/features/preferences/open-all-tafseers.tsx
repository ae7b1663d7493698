import { tafseer } from "../../reader/reading-preferences.ts";
import { openTafseers } from "../../reader/open-tafseers.ts";
import { useStoredValue } from "../../lib/storage/use-stored-value.ts";
import { useTexts } from "../../texts/use-texts.ts";
import textButton from "../../ui/buttons/text-button.module.css";

/** Opens the commentary of every verse on the page, as for printing; nothing while commentaries are hidden. */
export function OpenAllTafseers() {
  const t = useTexts("choices");
  const [visibility] = useStoredValue(tafseer);
  if (visibility === "hidden") return null;
  return (
    <button type="button" className={textButton.button} onClick={() => openTafseers()}>
      {t("openAllTafseers")}
    </button>
  );
}
