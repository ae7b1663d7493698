import {
  type ComponentType,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
  useState,
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
import { TextButton } from "../../ui/buttons/text-button.tsx";
import classes from "./reading-settings.module.css";
import { markRail, railChoice } from "./rail-choice.ts";
import { SizeSetting } from "./size-setting.tsx";
import { useEditions } from "../../reader/editions/editions.ts";
import { TranslationSetting } from "./translation-setting.tsx";
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
  /** What holds the place of those that are not last. */
  readonly toCome?: ReactNode;
  /** Settings of other features. */
  readonly children?: ReactNode;
}

/** All that changes how a text looks, saved in this browser: a sheet on phones, a panel or rail elsewhere. */
export function ReadingSettings({ page, More, toCome, children }: ReadingSettingsProps) {
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
        <TextButton
          className={classes.done}
          isStrong
          popoverTarget={PANEL_ID}
          popoverTargetAction="hide"
        >
          {t("done")}
        </TextButton>
      </div>
      {/* A surah's own toggle is its size without scripts (see display.module.css). */}
      <div className={classes.sizes} data-scripted>
        <SizeSetting legend={t("arabicSize")} stored={arabicSize} sign="ع" />
        <SizeSetting legend={t("translationSize")} stored={translationSize} sign={t("sign")} />
      </div>
      <TranslationSetting page={page} />
      <VisibilitySetting legend={t("pronunciation")} stored={transliteration} />
      <div className={classes.style} data-line="transliteration">
        {isSeen && visibility === "shown" && <PronunciationStyle />}
      </div>
      <TafseerSetting isSeen={isSeen} />
      {children}
      {isSeen ? <More /> : toCome}
    </aside>
  );
}

/** Folds the settings beside the reading away, or keeps them there again. */
function RailButton({ panel }: { readonly panel: RefObject<HTMLElement | null> }) {
  const t = useTexts("settings");
  const [rail, setRail] = useStoredValue(railChoice);
  const isFolded = rail === "folded";
  return (
    <TextButton
      className={classes.fold}
      onClick={() => {
        if (isFolded) panel.current?.hidePopover();
        setRail(isFolded ? "shown" : "folded");
        markRail();
      }}
    >
      {t(isFolded ? "unfold" : "fold")}
    </TextButton>
  );
}

/** Shows or hides commentaries; where none is installed, its name says so, and nothing moves. */
function TafseerSetting({ isSeen }: { readonly isSeen: boolean }) {
  const t = useTexts("settings");
  const { data: editions } = useEditions(isSeen);
  const isMissing = editions?.every(({ kind }) => kind !== "tafseer");
  return (
    <fieldset className={classes.tafseer} disabled={isMissing}>
      <VisibilitySetting legend={t(isMissing ? "noTafseer" : "tafseer")} stored={tafseer} />
    </fieldset>
  );
}

/** Whether an element has been visible once: a popover when opened, a rail at once. */
function useSeen(ref: RefObject<HTMLElement | null>): {
  readonly isSeen: boolean;
  readonly onToggle: () => void;
} {
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    const see = () => {
      // A closed popover has no layout box.
      if (ref.current && ref.current.getClientRects().length > 0) setSeen(true);
    };
    see();
    window.addEventListener("resize", see);
    return () => window.removeEventListener("resize", see);
  }, [ref]);
  return { isSeen, onToggle: () => setSeen(true) };
}
