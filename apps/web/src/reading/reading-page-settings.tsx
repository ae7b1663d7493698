import { LanguagePicker } from "../features/appearance/language-picker.tsx";
import { ThemePicker } from "../features/appearance/theme-picker.tsx";
import { ReadingSettings } from "../features/preferences/reading-settings.tsx";
import { lazyPart } from "../lib/lazy-part.ts";
import type { SpecifiedPage } from "../reader/use-translation.ts";
import { useTexts } from "../texts/use-texts.ts";
import { Boundary } from "../ui/status/boundary.tsx";
import { Ways } from "./ways/ways.tsx";

const MoreSettings = lazyPart(
  "more settings",
  async () => (await import("./more-settings.tsx")).MoreSettings,
  { waiting: Ways, failed: Ways },
);

interface ReadingPageSettingsProps {
  readonly page?: SpecifiedPage;
}

/** The one panel with all settings of a page with a reading. */
export function ReadingPageSettings({ page }: ReadingPageSettingsProps) {
  const t = useTexts("settings");
  return (
    <Boundary name={t("theSettings")} size="line">
      <ReadingSettings page={page} More={MoreSettings} toCome={<Ways />}>
        <ThemePicker />
        <LanguagePicker />
      </ReadingSettings>
    </Boundary>
  );
}
