import type { Surah } from "@daily-quran/domain/reading";
import { withoutLanguage } from "@daily-quran/domain/language";
import { partAddressPath, partPattern } from "@daily-quran/domain/web-paths";
import { isPart } from "@daily-quran/quran/parts";
import { type ReactNode, useLayoutEffect, useMemo, useSyncExternalStore } from "react";
import { matchPath, useLocation } from "react-router-dom";
import { useIdle } from "../../lib/use-idle.ts";
import { inWay } from "../../reader/way/reading-way.ts";
import { showVerse } from "../../reader/verse-element.ts";
import { useTexts } from "../../texts/use-texts.ts";
import { Failed } from "../../ui/status/failed.tsx";
import { Loading } from "../../ui/status/loading.tsx";
import { PassageNav } from "../passage/passage-nav.tsx";
import { PageSlider } from "./page-slider.tsx";
import { pageShares } from "./page-shares.ts";
import { PrintedPage, type PrintedPageProps, placeInBook } from "./printed-page.tsx";
import classes from "./printed-page.module.css";
import { joinedSurahs, usePrintedPassage } from "./use-printed-passage.ts";
import { useTurning } from "./use-turning.ts";
import { keyOf } from "./words-line.tsx";

export interface PageWayProps {
  readonly number: number;
  /** The page of the app around the printed one, which plays its verses. */
  readonly children: (surahs: readonly Surah[], printed: ReactNode) => ReactNode;
}

/** A page of the mushaf, where there is room with the one that faces it, and the ways on: the next is at the left. */
export function PageWay({ number, children }: PageWayProps) {
  const t = useTexts("quran");
  const isIdle = useIdle();
  const isFacing = useIsFacing();
  const first = firstOf(number, isFacing);
  const last = isFacing ? first + 1 : number;
  const [right, left] = [usePrintedPassage(first), usePrintedPassage(last)];
  const own = number === first ? right : left;
  const surahs = useMemo(
    () => joinedSurahs([...new Set([right.surahs, left.surahs])].flatMap((one) => one ?? [])),
    [right.surahs, left.surahs],
  );
  const step = isFacing ? 2 : 1;
  const beside = (page: number) =>
    isPart("page", page)
      ? { to: inWay("page", partAddressPath("page", page)), text: t("page", { number: page }) }
      : undefined;
  const [before, after] = [beside(first - step), beside(first + step)];
  useTurning((isOn) => {
    // Where the last turn leads is the address, before it is seen.
    const path = withoutLanguage(window.location.pathname);
    const at = Number(matchPath(partPattern("page"), path)?.params.page ?? number);
    return beside(firstOf(at, isFacing) + (isOn ? step : -step))?.to;
  });
  if (!own.surahs) return <Missing {...own} />;
  return (
    <>
      {children(
        surahs.filter(({ verses }) => verses.length > 0),
        <>
          <Spread>
            {right.surahs && <PrintedPage page={first} surahs={right.surahs} />}
            {isFacing && left.surahs && <PrintedPage page={last} surahs={left.surahs} />}
          </Spread>
          <div dir="rtl">
            <PassageNav before={before} after={after} />
          </div>
          <PageSlider page={number} />
        </>,
      )}
      {isIdle &&
        [first - 1, last + 1, ...(isFacing ? [first - 2, last + 2] : [])]
          .filter((page) => isPart("page", page))
          .map((page) => <Ahead key={page} page={page} />)}
    </>
  );
}

/** The first of the pages that are seen with one: of two facing ones the odd one, at the right. */
const firstOf = (page: number, isFacing: boolean): number =>
  isFacing ? page - ((page + 1) % 2) : page;

/** Where two pages have room beside each other, as in `printed-page.module.css`. */
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

/** Loads a page before it is turned to. */
function Ahead({ page }: { readonly page: number }) {
  usePrintedPassage(page);
  return null;
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
  const read = useMemo(() => new Set(surahs.flatMap(({ verses }) => verses.map(keyOf))), [surahs]);
  const shares = useMemo(() => pageShares(surahs), [surahs]);
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
          key={page}
          {...{ page, surahs, read, targets }}
          progress={shares.length > 1 ? { done: before + share, count } : undefined}
        />
      ))}
    </Spread>
  );
}

/** Pages below each other, or two facing ones where there is room. */
function Spread({ children }: { readonly children: ReactNode }) {
  return (
    <div className={classes.pages}>
      <div className={classes.spread}>{children}</div>
    </div>
  );
}

function PassagePage({ surahs, ...props }: PrintedPageProps) {
  const t = useTexts("quran");
  const printed = usePrintedPassage(props.page, surahs);
  const name = t("page", { number: props.page });
  if (!printed.surahs)
    return (
      <article className={classes.page} {...placeInBook(props.page)}>
        <p className={classes.margin}>{name}</p>
        <div className={classes.frame}>
          <div className={classes.lines} data-missing>
            <Missing {...printed} />
          </div>
        </div>
        <p className={classes.number}>{name}</p>
      </article>
    );
  return <PrintedPage {...props} surahs={printed.surahs} isLinked />;
}

function Missing({
  error,
  refetch,
}: Pick<ReturnType<typeof usePrintedPassage>, "error" | "refetch">) {
  const t = useTexts("quran");
  if (!error) return <Loading text={t("loading")} />;
  return <Failed what={t("failed")} error={error} onRetry={refetch} />;
}
