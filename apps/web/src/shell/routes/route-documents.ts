import * as apiPaths from "@daily-quran/domain/api-paths";
import { dayVersesPath, partPath, partsPath } from "@daily-quran/domain/api-paths";
import * as webPaths from "@daily-quran/domain/web-paths";
import { PART_KINDS, type PartKind } from "@daily-quran/quran/parts";
import { spanOfPart } from "@daily-quran/quran/borders";
import { INDO_PAK } from "@daily-quran/quran/indo-pak-lines";
import { MADANI, pagesBeside, pagesOfPrinted } from "@daily-quran/quran/printed-lines";
import type { VerseSpan } from "@daily-quran/quran/verse-spans";
import type { Params } from "react-router-dom";
import type { ReadingWay } from "../../reader/way/reading-way.ts";

/** What the server alone knows of a route: how its document is made, and who may find it. */
export interface RouteDocument {
  /** The API paths whose responses the server preloads into the document. */
  readonly preload?: (view: PageView) => readonly string[];
  /** Whether it shows Bengali by default: then the font is inline in its document. */
  readonly showsBengali?: true;
  /** What search engines do with it: index it, exclude it with all paths below it, or as a page above it says. */
  readonly search: "listed" | "closed" | "unlisted";
}

/** The plan's day, and the day in the URL if any. */
interface PageView {
  readonly today: number;
  readonly day: number | undefined;
  readonly params: Params;
  readonly way: ReadingWay;
  /** The page of the Indo-Pak mushaf, where the address names one. */
  readonly indoPak: number | undefined;
  /** The day of the plan that reads a verse; only the server has the plan at hand. */
  readonly dayOf: (surah: number, verse: number) => number;
  readonly spanOf: (day: number) => VerseSpan;
}

const UNLISTED: RouteDocument = { search: "unlisted" };

/** The document of a route by its path; of one that is not there nobody is told. */
export const documentOf = (path: string): RouteDocument => BY_PATH[path] ?? UNLISTED;

/** The path of a page. */
type WebPath = Extract<(typeof webPaths)[keyof typeof webPaths], string>;

// Each page says what search engines do with it: one that does not, does not compile.
const DOCUMENTS: Readonly<Record<WebPath, RouteDocument>> = {
  [webPaths.home]: {
    preload: (view) => [apiPaths.currentReading, ...pagesOfDay(view, view.today)],
    search: "listed",
  },
  [webPaths.schedule]: {
    preload: (view) => {
      const { today, day = today } = view;
      const reading = day === today ? apiPaths.currentReading : dayVersesPath(day);
      return [apiPaths.schedule, reading, ...pagesOfDay(view, day)];
    },
    showsBengali: true,
    search: "listed",
  },
  [webPaths.quran]: {
    preload: () => [partsPath("surah")],
    search: "listed",
  },
  [webPaths.verse]: {
    preload: (view) => {
      const { surah = "", verse = "" } = view.params;
      // Of a range its first verse.
      const day = view.dayOf(Number(surah), Number.parseInt(verse));
      return [dayVersesPath(day), ...pagesOfDay(view, day)];
    },
    search: "listed",
  },
  [webPaths.words]: {
    preload: () => [apiPaths.topWords],
    showsBengali: true,
    search: "listed",
  },
  [webPaths.bookmarks]: {
    preload: () => [apiPaths.schedule],
    search: "closed",
  },
  [webPaths.about]: {
    preload: () => [apiPaths.editions],
    search: "listed",
  },
  [webPaths.contact]: {
    search: "listed",
  },
  [webPaths.developers]: {
    search: "listed",
  },
  [webPaths.privacy]: {
    search: "listed",
  },
  [webPaths.myReading]: {
    search: "closed",
  },
  [webPaths.device]: {
    search: "closed",
  },
  [webPaths.portion]: {
    showsBengali: true,
    search: "unlisted",
  },
  [webPaths.auth]: {
    search: "unlisted",
  },
  [webPaths.account]: {
    search: "closed",
  },
  [webPaths.reset]: {
    search: "unlisted",
  },
  [webPaths.groups]: {
    search: "listed",
  },
  [webPaths.group]: {
    search: "closed",
  },
  [webPaths.quiz]: {
    search: "unlisted",
  },
  [webPaths.khatma]: {
    showsBengali: true,
    search: "closed",
  },
  [webPaths.invite]: {
    search: "closed",
  },
};

const BY_PATH: Readonly<Record<string, RouteDocument>> = {
  ...DOCUMENTS,
  ...Object.fromEntries(PART_KINDS.map((kind) => [webPaths.partPattern(kind), partDocument(kind)])),
};

function partDocument(kind: PartKind): RouteDocument {
  return {
    preload({ params, way, indoPak }) {
      const number = Number(params[kind]);
      const own = partPath(kind, number);
      if (way !== "page") return [own];
      return kind === "page"
        ? pathsOf(indoPak ? pagesOfPrinted(INDO_PAK, indoPak) : pagesOfPrinted(MADANI, number))
        : [own, ...pathsOf(pagesBeside(MADANI, spanOfPart(kind, number)))];
    },
    search: "listed",
  };
}

/** What the printed pages of a day have beside its verses. */
const pagesOfDay = ({ way, spanOf }: PageView, day: number): readonly string[] =>
  way === "page" ? pathsOf(pagesBeside(MADANI, spanOf(day))) : [];

const pathsOf = (pages: readonly number[]): readonly string[] =>
  [...new Set(pages)].map((page) => partPath("page", page));
