import type { Surah, Verse } from "@daily-quran/domain/reading";
import { withoutLanguage } from "@daily-quran/domain/language";
import { partAddressPath, partPattern } from "@daily-quran/domain/web-paths";
import { type Mushaf, printedPageOf } from "@daily-quran/quran/printed-lines";
import {
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { matchPath, useLocation, useNavigate } from "react-router-dom";
import { verseKey } from "../../features/player/machine/playlist.ts";
import { whenIdle } from "../../lib/when-idle.ts";
import { steadyVerse } from "../../reader/verses-on-page.ts";
import { inWay } from "../../reader/way/reading-way.ts";
import { showVerse } from "../../reader/verse-element.ts";
import { useTexts } from "../../texts/use-texts.ts";
import { Link } from "../../ui/buttons/link.tsx";
import { Unloaded } from "../../ui/status/unloaded.tsx";
import { PassageNav } from "../passage/passage-nav.tsx";
import type { PrintedMushaf } from "./mushaf/printed-mushaf.ts";
import { loadNamedMushaf } from "./mushaf/use-printed-mushaf.ts";
import { INDO_PAK_PAGE, ordinalOf, pageAddress, pageOfAddress } from "./mushaf/page-address.ts";
import { PageSlider } from "./page-slider.tsx";
import { pageShares } from "./page-shares.ts";
import { PrintedPage, type PrintedPageProps, placeInBook } from "./printed-page.tsx";
import classes from "./printed-page.module.css";
import room from "./printed-room.module.css";
import { joinedSurahs, placeOf, usePrintedPassage } from "./use-printed-passage.ts";
import { useShownMushaf } from "./use-shown-mushaf.ts";
import { useTurning } from "./use-turning.ts";

/** Loads the mushaf that an address names before its page is rendered or hydrated. */
export const preloadMushaf = loadNamedMushaf;

export interface PageWayProps {
  /** The page of the Madani mushaf in the address. */
  readonly number: number;
  /** The page of the app around the printed one, which plays its verses; of another mushaf it has a title. */
  readonly children: (surahs: readonly Surah[], printed: ReactNode, title?: string) => ReactNode;
}

/** A page of the mushaf, where there is room with the one that faces it, and the ways on: the next is at the left. */
export function PageWay({ number, children }: PageWayProps) {
  const t = useTexts("quran");
  const isFacing = useIsFacing();
  const { search } = useLocation();
  const mushaf = useShownMushaf((wanted) => {
    const at = firstOf(pageOfAddress(wanted, number, search), isFacing);
    return [at, isFacing ? at + 1 : at];
  });
  const pageAt = (part: number, query: string) => pageOfAddress(mushaf, part, query);
  const page = pageAt(number, search);
  const first = firstOf(page, isFacing);
  const last = isFacing ? first + 1 : page;
  const [right, left] = [usePrintedPassage(mushaf, first), usePrintedPassage(mushaf, last)];
  const own = page === first ? right : left;
  const surahs = useMemo(
    () => joinedSurahs([right.surahs, isFacing && left.surahs].flatMap((one) => one || [])),
    [right.surahs, left.surahs, isFacing],
  );
  const keyOf = (at: number) => `${mushaf.script} ${at}`;
  const step = isFacing ? 2 : 1;
  const beside = (other: number) =>
    mushaf.starts[other - 1] === undefined
      ? undefined
      : { to: pageAddress(mushaf, other), text: t("page", { number: other }) };
  const [before, after] = [beside(first - step), beside(first + step)];
  useTurning((isOn) => {
    // Where the last turn leads is the address, before it is seen.
    const path = withoutLanguage(window.location.pathname);
    const part = Number(matchPath(partPattern("page"), path)?.params.page ?? number);
    const at = pageAt(part, window.location.search);
    return beside(firstOf(at, isFacing) + (isOn ? step : -step))?.to;
  });
  useSwitchedScript(mushaf);
  if (!own.surahs) return <Unloaded failed={t("failed")} loading={t("loading")} of={own} />;
  return (
    <>
      {children(
        surahs.filter(({ verses }) => verses.length > 0),
        <>
          <Spread>
            {right.surahs && (
              <PrintedPage key={keyOf(first)} {...{ mushaf }} page={first} surahs={right.surahs} />
            )}
            {isFacing && left.surahs && (
              <PrintedPage key={keyOf(last)} {...{ mushaf }} page={last} surahs={left.surahs} />
            )}
          </Spread>
          <div dir="rtl">
            <PassageNav before={before} after={after} />
          </div>
          <PageSlider key={page} mushaf={mushaf} page={page} />
          <OtherScript mushaf={mushaf} number={number} />
        </>,
        mushaf.script === "indopak" ? t("indoPakPage", { number: page }) : undefined,
      )}
      {[first - 1, last + 1, ...(isFacing ? [first - 2, last + 2] : [])]
        .filter((other) => mushaf.starts[other - 1] !== undefined)
        .map((other) => (
          <Ahead key={`${page} ${other}`} mushaf={mushaf} page={other} />
        ))}
    </>
  );
}

/** The first of the pages that are seen with one: of two facing ones the odd one, at the right. */
const firstOf = (page: number, isFacing: boolean): number =>
  isFacing ? page - ((page + 1) % 2) : page;

/** Where two pages have room beside each other, as in `printed-room.module.css`. */
const FACING = "(min-width: 68.75em)";

const useIsFacing = (): boolean =>
  useSyncExternalStore(
    (onChange) => {
      const query = window.matchMedia(FACING);
      query.addEventListener("change", onChange);
      return () => query.removeEventListener("change", onChange);
    },
    () => window.matchMedia(FACING).matches,
    () => false,
  );

/** Without JavaScript there is no choice of a script: each leads to the other. */
function OtherScript({ mushaf, number }: { readonly mushaf: Mushaf; readonly number: number }) {
  const t = useTexts("choices");
  const own = inWay("page", partAddressPath("page", number));
  const [to, name] =
    mushaf.script === "uthmani"
      ? [`${own}&${INDO_PAK_PAGE}`, "indopak" as const]
      : [own, "uthmani" as const];
  return (
    <noscript>
      <p className={classes.number}>
        <Link to={to}>{t(name)}</Link>
      </p>
    </noscript>
  );
}

interface AheadProps {
  readonly mushaf: PrintedMushaf;
  readonly page: number;
}

/** Loads a page before it is turned to, once the one that is seen has its paint. */
function Ahead(props: AheadProps) {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return isIdle && <LoadedAhead {...props} />;
}

function LoadedAhead({ mushaf, page }: AheadProps) {
  usePrintedPassage(mushaf, page);
  return null;
}

/** In another script the address is that of the page with the verse that was in sight. */
function useSwitchedScript(mushaf: PrintedMushaf): void {
  const navigate = useNavigate();
  const before = useRef(mushaf);
  useEffect(() => {
    const kept = before.current === mushaf ? undefined : steadyVerse();
    before.current = mushaf;
    if (kept === undefined) return;
    const page = printedPageOf(mushaf, ordinalOf(kept));
    void navigate(pageAddress(mushaf, page), { replace: true });
  }, [mushaf, navigate]);
}

export interface PassagePagesProps {
  readonly surahs: readonly Surah[];
  /** The ids of the verses that the page of the app is about. */
  readonly targets?: readonly string[];
  /** The same verses, one below the other. */
  readonly children: ReactNode;
}

/** The printed pages of a reading or a part, with what is not of it in softer ink, and how far each leads. */
export function PassagePages({ surahs, targets }: PassagePagesProps) {
  const read = useMemo(
    () => new Set(surahs.flatMap(({ verses }) => verses.map(verseKey))),
    [surahs],
  );
  const ends = [surahs[0]?.verses[0], surahs.at(-1)?.verses.at(-1)] as const;
  const mushaf = useShownMushaf((wanted) => {
    const pageOf = (verse?: Verse) => (verse ? printedPageOf(wanted, placeOf(verse)) : 1);
    return [pageOf(ends[0]), pageOf(ends[1])];
  }, surahs);
  const shares = useMemo(() => pageShares(mushaf, surahs), [mushaf, surahs]);
  const { hash } = useLocation();
  const [shown] = targets ?? [hash.slice(1)];
  useLayoutEffect(() => {
    // The browser looked for it in another way, or before it was there.
    if (shown && window.scrollY === 0) showVerse(shown);
  }, [shown]);
  const count = shares.reduce((sum, { share }) => sum + share, 0);
  return (
    <Spread>
      {shares.map(({ page, share, before }) => (
        <PassagePage
          key={`${mushaf.script} ${page}`}
          {...{ mushaf, page, surahs, read, targets }}
          progress={shares.length > 1 ? { done: before + share, count } : undefined}
        />
      ))}
    </Spread>
  );
}

/** Pages below each other, or two facing ones where there is room. */
function Spread({ children }: { readonly children: ReactNode }) {
  return (
    <div className={room.pages}>
      <div className={room.spread}>{children}</div>
    </div>
  );
}

function PassagePage({ surahs, ...props }: PrintedPageProps) {
  const t = useTexts("quran");
  const printed = usePrintedPassage(props.mushaf, props.page, surahs);
  const name = t("page", { number: props.page });
  if (!printed.surahs)
    return (
      <article className={classes.page} {...placeInBook(props.page)}>
        <p className={classes.margin}>{name}</p>
        <div className={classes.frame}>
          <div className={classes.lines} data-missing>
            <Unloaded failed={t("failed")} loading={t("loading")} of={printed} />
          </div>
        </div>
        <p className={classes.number}>{name}</p>
      </article>
    );
  return <PrintedPage {...props} surahs={printed.surahs} isLinked />;
}
