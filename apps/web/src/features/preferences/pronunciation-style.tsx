import { PRONUNCIATIONS } from "@daily-quran/domain/pronunciation";
import { pronunciation } from "../../reader/pronunciation.ts";
import { usePronunciation } from "../../reader/use-pronunciation.ts";
import { useTexts } from "../../texts/use-texts.ts";
import { Choice } from "../../ui/forms/choice.tsx";

/** The letters and rules that the pronunciation is written in. */
export function PronunciationStyle() {
  const t = useTexts("choices");
  const [style, choose] = usePronunciation();
  return (
    <Choice
      legend={t("pronunciationStyle")}
      options={PRONUNCIATIONS.map((value) => ({ value, label: t(value) }))}
      value={style}
      onChange={choose}
      group={pronunciation.name}
    />
  );
}
