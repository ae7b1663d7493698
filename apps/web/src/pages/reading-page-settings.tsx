import { lazy } from "react";
import { ThemePicker } from "../features/appearance/theme-picker.tsx";
import { ReadingSettings } from "../features/preferences/reading-settings.tsx";
import { logFailure } from "../lib/failure-log.ts";
import type { LastingTranslation } from "../reader/reading-preferences.ts";
import { Boundary } from "../ui/boundary.tsx";

const MoreSettings = lazy(async () => {
  const settings = await import("./more-settings.tsx").catch((error: unknown) =>
    logFailure("more settings", error),
  );
  return { default: settings?.MoreSettings ?? (() => null) };
});

interface ReadingPageSettingsProps {
  readonly translation: LastingTranslation;
  readonly isRail?: boolean;
}

/** The one panel with all settings of a page with a reading. */
export function ReadingPageSettings({ translation, isRail = false }: ReadingPageSettingsProps) {
  return (
    <Boundary name="The settings" size="line">
      <ReadingSettings isRail={isRail} translation={translation} More={MoreSettings}>
        <ThemePicker />
      </ReadingSettings>
    </Boundary>
  );
}
