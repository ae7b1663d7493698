import { type TranslationChoice, lastingTranslation } from "../../reader/reading-preferences.ts";
import {
  type SpecifiedPage,
  useLastingTranslation,
  useUsualTranslation,
} from "../../reader/use-translation.ts";
import { useCommand } from "../../reader/commands.ts";
import { useTexts } from "../../texts/use-texts.ts";
import { Choice } from "../../ui/forms/choice.tsx";
import note from "./reading-settings.module.css";

const CHOICES = [
  { value: "no", name: "noName" },
  { value: "eng", name: "eng" },
  { value: "ban", name: "ban" },
  { value: "both", name: "bothName" },
] as const satisfies readonly { value: TranslationChoice; name: string }[];

interface TranslationSettingProps {
  readonly page: SpecifiedPage | undefined;
}

/** The translation of every day and page. */
export function TranslationSetting({ page }: TranslationSettingProps) {
  const t = useTexts("settings");
  const [translation, choose] = useLastingTranslation();
  const usual = useUsualTranslation(page);
  const shown = translation ?? usual;
  useCommand("nextTranslation", () => {
    const at = CHOICES.findIndex(({ value }) => value === shown);
    const { value, name } = CHOICES[at + 1] ?? CHOICES[0];
    choose(value);
    return t(name);
  });
  return (
    // On home the surahs have toggles, which without JavaScript it could not set.
    <div data-scripted={page === "home" || undefined}>
      <Choice
        legend={t("translation")}
        options={CHOICES.map(({ value, name }) => ({ value, label: t(value), name: t(name) }))}
        value={shown}
        onChange={choose}
        group={lastingTranslation.name}
        stored={lastingTranslation.name}
      />
      <p className={note.note}>
        {t(translation === null ? "translationUsual" : "translationScope")}
      </p>
    </div>
  );
}
