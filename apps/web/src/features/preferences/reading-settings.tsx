import { lazy, type ReactNode, Suspense, useRef } from "react";
import { logFailure } from "../../lib/failure-log.ts";
import {
  arabicSize,
  tafseer,
  translationSize,
  transliteration,
} from "../../reader/reading-preferences.ts";
import classes from "./reading-settings.module.css";
import { SizeSetting } from "./size-setting.tsx";
import { useSeen } from "./use-seen.ts";
import { VisibilitySetting } from "./visibility-setting.tsx";

const PANEL_ID = "reading-settings";

/** Few readers choose other texts: what lists them comes once the panel is seen, and last in it, so that nothing moves. */
const EditionSettings = lazy(async () => {
  const settings = await import("./edition-settings.tsx").catch(logEditionsFailure);
  return { default: settings?.EditionSettings ?? Nothing };
});

const logEditionsFailure = (error: unknown) => logFailure("edition settings", error);

const Nothing = () => null;

interface ReadingSettingsProps {
  /** Stands beside the reading where there is room; elsewhere the panel opens over it. */
  readonly isRail?: boolean;
  /** Settings of one page alone. */
  readonly children?: ReactNode;
}

/** How the texts are shown, kept in this browser: a sheet on a phone, a panel or a rail on wider screens. */
export function ReadingSettings({ isRail = false, children }: ReadingSettingsProps) {
  const panel = useRef<HTMLElement>(null);
  const { isSeen, onToggle } = useSeen(panel);
  return (
    <aside
      ref={panel}
      id={PANEL_ID}
      popover="auto"
      aria-label="Reading settings"
      className={classes.panel}
      data-rail={isRail}
      onToggle={onToggle}
    >
      <div className={classes.sizes}>
        <SizeSetting legend="Arabic size" stored={arabicSize} sign="ع" />
        <SizeSetting legend="Translation size" stored={translationSize} sign="A" />
      </div>
      {children}
      <VisibilitySetting legend="Transliteration" stored={transliteration} />
      <VisibilitySetting legend="Tafseer" stored={tafseer} />
      {isSeen && (
        <Suspense>
          <EditionSettings />
        </Suspense>
      )}
    </aside>
  );
}

/** Opens the panel; a native popover, so that it opens without JavaScript and closes on Escape. */
export function ReadingSettingsButton({ isRail = false }: { readonly isRail?: boolean }) {
  return (
    <button
      type="button"
      className={classes.open}
      data-rail={isRail}
      popoverTarget={PANEL_ID}
      aria-label="Reading settings"
    >
      Aa
    </button>
  );
}
