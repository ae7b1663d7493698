import {
  type ComponentType,
  type ReactNode,
  type RefObject,
  Suspense,
  useEffect,
  useRef,
} from "react";
import {
  arabicSize,
  tafseer,
  translationSize,
  transliteration,
} from "../../reader/reading-preferences.ts";
import { openTafseers } from "../../reader/open-tafseers.ts";
import { lazyPart } from "../../lib/lazy-part.ts";
import { useStoredValue } from "../../lib/storage/use-stored-value.ts";
import type { SpecifiedPage } from "../../reader/use-translation.ts";
import { useTexts } from "../../texts/use-texts.ts";
import textButton from "../../ui/buttons/text-button.module.css";
import classes from "./reading-settings.module.css";
import { markRail, railChoice } from "./rail-choice.ts";
import { SizeSetting } from "./size-setting.tsx";
import { TafseerSetting } from "./tafseer-setting.tsx";
import { TranslationSetting } from "./translation-setting.tsx";
import { useSeen } from "./use-seen.ts";
import { VisibilitySetting } from "./visibility-setting.tsx";

const PronunciationStyle = lazyPart(
  "pronunciation style",
  async () => (await import("./pronunciation-style.tsx")).PronunciationStyle,
);

/** The settings work as well where it can't be loaded. */
const keepTextInSight = async (sheet: HTMLElement): Promise<void> =>
  (await import("./keep-text-in-sight.ts").catch(() => undefined))?.keepTextInSight(sheet);

export const PANEL_ID = "reading-settings";

interface ReadingSettingsProps {
  /** On home they are beside the reading where there is room, else as a panel over it. */
  readonly page?: SpecifiedPage | undefined;
  /** Settings that few need, loaded when the panel is first seen; last in it, to avoid layout shift. */
  readonly More: ComponentType;
  /** Settings of other features. */
  readonly children?: ReactNode;
}

/** All that changes how a text looks, saved in this browser: a sheet on phones, a panel or rail elsewhere. */
export function ReadingSettings({ page, More, children }: ReadingSettingsProps) {
  const isRail = page === "home";
  const t = useTexts("settings");
  const panel = useRef<HTMLElement>(null);
  const { isSeen, onToggle } = useSeen(panel);
  const [visibility] = useStoredValue(transliteration);
  const [tafseerVisibility] = useStoredValue(tafseer);
  useEffect(() => {
    // Shows what the setting shows; the others are folded.
    if (tafseerVisibility === "shown") openTafseers(1);
  }, [tafseerVisibility]);
  return (
    <aside
      ref={panel}
      id={PANEL_ID}
      popover="auto"
      aria-label={t("title")}
      className={classes.panel}
      data-rail={isRail}
      onToggle={(event) => {
        onToggle();
        if (event.newState === "open") void keepTextInSight(event.currentTarget);
      }}
    >
      <div className={classes.head}>
        <span className={classes.title}>{t("title")}</span>
        {isRail && <RailButton panel={panel} />}
        <button
          type="button"
          className={`${textButton.button} ${classes.done}`}
          data-strong
          popoverTarget={PANEL_ID}
          popoverTargetAction="hide"
        >
          {t("done")}
        </button>
      </div>
      {/* A surah's own toggle is its size without scripts (see display.module.css). */}
      <div className={classes.sizes} data-scripted>
        <SizeSetting legend={t("arabicSize")} stored={arabicSize} sign="ع" />
        <SizeSetting legend={t("translationSize")} stored={translationSize} sign={t("sign")} />
      </div>
      <TranslationSetting page={page} />
      <VisibilitySetting legend={t("pronunciation")} stored={transliteration} />
      <div className={classes.style} data-line="transliteration">
        {isSeen && visibility === "shown" && (
          <Suspense>
            <PronunciationStyle />
          </Suspense>
        )}
      </div>
      <TafseerSetting isSeen={isSeen} />
      {children}
      {isSeen && (
        <Suspense>
          <More />
        </Suspense>
      )}
    </aside>
  );
}

/** Folds the settings beside the reading away, or keeps them there again. */
function RailButton({ panel }: { readonly panel: RefObject<HTMLElement | null> }) {
  const t = useTexts("settings");
  const [rail, setRail] = useStoredValue(railChoice);
  const isFolded = rail === "folded";
  return (
    <button
      type="button"
      className={`${textButton.button} ${classes.fold}`}
      onClick={() => {
        if (isFolded) panel.current?.hidePopover();
        setRail(isFolded ? "shown" : "folded");
        markRail();
      }}
    >
      {t(isFolded ? "unfold" : "fold")}
    </button>
  );
}
