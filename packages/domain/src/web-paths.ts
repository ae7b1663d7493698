// Every path of the web app; `:name` is a parameter. Separate constants, so that a bundle holds only those it
// uses; import as a namespace (`webPaths.schedule`).

import type { PartKind } from "@daily-quran/quran/parts";
import type { VerseRange } from "@daily-quran/quran/verse-range";

export const home = "/";
export const quran = "/quran";
export const verse = "/:surah/:verse";
export const schedule = "/schedule";
export const words = "/top-quran-words";
export const bookmarks = "/bookmarks";
export const about = "/about";
export const contact = "/contact";
export const developers = "/developers";
export const privacy = "/privacy";
export const myReading = "/my-reading";
export const device = "/device";
export const portion = "/my-reading/:planId";
export const auth = "/auth";
export const account = "/account";
export const reset = "/reset";
export const invite = "/invite/:token";
export const groups = "/groups";
export const group = "/groups/:groupId";
export const khatma = "/khatmas/:khatmaId";
export const quiz = "/groups/:groupId/cycles/:cycleId/quiz/:day";

/** The schedule at a day of the plan (1 to 300). */
export const scheduleDayPath = (day: number): string => `${schedule}?day=${day}`;

/** A group's reading of a day: the page names the group and leads back to it. */
export const groupReadingPath = (day: number, groupId: number): string =>
  `${scheduleDayPath(day)}&group=${groupId}`;

/** A verse in the schedule's day that has it. */
export const versePath = (day: number, surahNumber: number, verseNumber: number): string =>
  `${scheduleDayPath(day)}#${surahNumber}-${verseNumber}`;

/** A verse's own address. */
export const verseAddressPath = (surahNumber: number, verseNumber: number): string =>
  `/${surahNumber}/${verseNumber}`;

/** The address of the verses of a range: `/2/255-257`, and of one verse its own. */
export const versesAddressPath = ({ surah, from, to }: VerseRange): string =>
  verseAddressPath(surah, from) + (from === to ? "" : `-${to}`);

/** The address of a whole part of the Quran: of surah 2 `/2`, of juz 30 `/juz/30`. */
export const partAddressPath = (kind: PartKind, number: number | string): string =>
  kind === "surah" ? `/${number}` : `/${kind}/${number}`;

/** The pattern of the addresses of a kind of part: `/:surah`, `/juz/:juz`. */
export const partPattern = (kind: PartKind): string => partAddressPath(kind, `:${kind}`);

/** What an own plan reads on a date, or now. */
export const portionPath = (planId: string, date?: string): string =>
  portion.replace(":planId", planId) + (date === undefined ? "" : `?date=${date}`);

/** One's own khatmas without a group, and where a code is typed. */
export const ownKhatmasPath = (): string => khatma.replace(":khatmaId", "mine");

/** A khatma's page; with a share the reading of it. */
export const khatmaPath = (khatmaId: number, share?: number): string =>
  `/khatmas/${khatmaId}${share === undefined ? "" : `?share=${share}`}`;

/** The stream of what changes in a khatma, by the id of its plan. */
export const liveKhatmaPath = (plan: string): string => `/live/khatmas/${plan}`;

/** A tab of a group's page. */
export type GroupTab = "overview" | "assignments" | "leaderboard" | "members" | "khatmas";

/** A group's page, at a tab. */
export const groupPath = (groupId: number, tab?: GroupTab): string =>
  `${groups}/${groupId}${tab ? `?tab=${tab}` : ""}`;

/** The page of a day's quiz in a cycle. */
export const quizPath = ({ groupId, cycleId, day }: QuizOfDay): string =>
  `${groupPath(groupId)}/cycles/${cycleId}/quiz/${day}`;

interface QuizOfDay {
  readonly groupId: number;
  readonly cycleId: number;
  readonly day: number;
}

/**
 * The page of a reset link; the token is in the URL fragment, which browsers do not send, so no log has it.
 */
export const resetPath = (token: string): string => `${reset}#${token}`;

/** The page of an invite; its token needs no encoding. */
export const invitePath = (token: string): string => invite.replace(":token", token);

/** Where a picture for previews is; any other version than the current one may be cached for an hour only. */
export const picturePath = (picture: {
  readonly version: string;
  readonly language: string;
  /** `verse-2-255`, with a translation `verse-2-255-in-en-saheeh`, `surah-2`, `juz-30`, `page-604` or `day-1`. */
  readonly name: string;
}): string => `/pictures/${picture.version}/${picture.language}/${picture.name}.png`;
