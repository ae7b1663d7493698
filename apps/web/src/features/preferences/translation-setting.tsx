import { lastingTranslation, TRANSLATION_CHOICES } from "../../reader/reading-preferences.ts";
import {
  type SpecifiedPage,
  useLastingTranslation,
  useUsualTranslation,
} from "../../reader/use-translation.ts";
import { useCommand } from "../../reader/commands.ts";
import { useTexts } from "../../texts/use-texts.ts";
import { Choice } from "../../ui/forms/choice.tsx";
import note from "./reading-settings.module.css";

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
    const at = TRANSLATION_CHOICES.indexOf(shown);
    const next = TRANSLATION_CHOICES[at + 1] ?? TRANSLATION_CHOICES[0];
    choose(next);
    return t(`name.${next}`);
  });
  return (
    // On home the surahs have toggles, which without JavaScript it could not set.
    <div data-scripted={page === "home" || undefined}>
      <Choice
        legend={t("translation")}
        options={TRANSLATION_CHOICES.map((value) => ({
          value,
          label: t(value),
          name: t(`name.${value}`),
        }))}
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
