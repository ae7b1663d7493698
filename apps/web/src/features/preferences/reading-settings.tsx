import { lazy, type ReactNode, Suspense, useRef } from "react";
import { logFailure } from "../../lib/failure-log.ts";
import {
  arabicSize,
  tafseer,
  translationSize,
  transliteration,
} from "../../reader/reading-preferences.ts";
import iconButton from "../../ui/icon-button.module.css";
import classes from "./reading-settings.module.css";
import { SizeSetting } from "./size-setting.tsx";
import { useSeen } from "./use-seen.ts";
import { VisibilitySetting } from "./visibility-setting.tsx";

const PANEL_ID = "reading-settings";

/** Loaded when the panel is first seen, as few readers need it; last in the panel, to avoid layout shift. */
const EditionSettings = lazy(async () => {
  const settings = await import("./edition-settings.tsx").catch(logEditionsFailure);
  return { default: settings?.EditionSettings ?? Nothing };
});

const logEditionsFailure = (error: unknown) => logFailure("edition settings", error);

const Nothing = () => null;

interface ReadingSettingsProps {
  /** Shown beside the reading where there is room, else as a panel over it. */
  readonly isRail?: boolean;
  /** Settings of one page alone. */
  readonly children?: ReactNode;
}

/** The display settings, saved in this browser: a sheet on phones, a panel or rail on wider screens. */
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

/** Opens the panel, a native popover: works without JavaScript, closes on Escape. */
export function ReadingSettingsButton({ isRail = false }: { readonly isRail?: boolean }) {
  return (
    <button
      type="button"
      className={`${iconButton.button} ${classes.open}`}
      data-rail={isRail}
      popoverTarget={PANEL_ID}
      aria-label="Reading settings"
    >
      Aa
    </button>
  );
}
