import { tafseer } from "../../reader/reading-preferences.ts";
import { openTafseers } from "../../reader/open-tafseers.ts";
import { useStoredValue } from "../../lib/storage/use-stored-value.ts";
import { useTexts } from "../../texts/use-texts.ts";
import { TextButton } from "../../ui/buttons/text-button.tsx";

/** Opens the commentary of every verse on the page, as for printing; nothing while commentaries are hidden. */
export function OpenAllTafseers() {
  const t = useTexts("choices");
  const [visibility] = useStoredValue(tafseer);
  if (visibility === "hidden") return null;
  return <TextButton onClick={() => openTafseers()}>{t("openAllTafseers")}</TextButton>;
}
