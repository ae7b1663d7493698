import { health } from "@daily-quran/domain/api-paths";
import { recordingUrl } from "@daily-quran/domain/recitation/reciters";
import { spanOfPart } from "@daily-quran/quran/borders";
import { verseOfOrdinal } from "@daily-quran/quran/verse-order";
import type { VerseSpan } from "@daily-quran/quran/verse-spans";
import { DAY_MS } from "@daily-quran/reading-schedule/calendar-day";
import { spanOfDay } from "@daily-quran/reading-schedule/plan";
import { nextPlanDay } from "@daily-quran/reading-schedule/plan-day";
import { wordsOf } from "@daily-quran/reading-schedule/verse-minutes";
import { inParallel } from "../../../lib/in-parallel.ts";
import { type Following, KeepFault } from "../../../reader/keeping.ts";
import { learnedOffset, now } from "../../../reader/clock/clock.ts";
import { foreignAnswer, request } from "../../../reader/server/fetcher.ts";
import { RECITATIONS } from "../../../worker/cache-names.ts";
import { findStored } from "./recordings.ts";

/** The first request waits for the host; more at once would take the network from the page. */
const AT_ONCE = 3;

const DAYS = { day: 1, week: 7 };

/** For so long a recitation is kept. */
export const STORED_DAYS = 60;

/** What is recited: a day of the plan, seven from one on, or a surah. */
export interface Recited {
  readonly kind: "day" | "week" | "surah";
  readonly number: number;
}

/** A recitation that is wanted, and how large what is not here of it may be. */
export interface WantedRecitation extends Recited {
  readonly folderUrl: string;
  readonly urls: readonly string[];
  readonly bytes: number;
}

/** A recitation on this device. */
export interface StoredRecitation extends WantedRecitation {
  /** Of what says that it is here. */
  readonly key: string;
  /** Since when. */
  readonly at: number;
}

const ITEMS = "/recitations/";

function spansOf({ kind, number }: Recited): readonly VerseSpan[] {
  if (kind === "surah") return [spanOfPart(kind, number)];
  const spans: VerseSpan[] = [];
  for (let day = number; spans.length < DAYS[kind]; day = nextPlanDay(day))
    spans.push(spanOfDay(day));
  return spans;
}

/** Asks how large a recitation is: of its longest verse, from which the others follow by their words. */
export async function measureRecitation(
  recited: Recited,
  folderUrl: string,
): Promise<WantedRecitation> {
  const kept = await findStored();
  const all = spansOf(recited)
    .flatMap(({ from, to }) => Array.from({ length: to - from + 1 }, (_, at) => from + at))
    .map((ordinal) => {
      const { surah, verse } = verseOfOrdinal(ordinal);
      const words = wordsOf([{ from: ordinal, to: ordinal }]);
      return { url: recordingUrl({ surahNumber: surah, verseNumber: verse }, folderUrl), words };
    });
  const wanted = { ...recited, folderUrl, urls: all.map(({ url }) => url) };
  const missing = all.filter(({ url }) => !kept.has(url));
  const [longest] = missing.toSorted((one, other) => other.words - one.words);
  if (!longest) return { ...wanted, bytes: 1 };
  const { headers } = await recordingAt(longest.url, { method: "HEAD" });
  const words = missing.reduce((sum, one) => sum + one.words, 0);
  return { ...wanted, bytes: (Number(headers.get("content-length")) / longest.words) * words };
}

/** A host's answer that is a recording; throws why there is none. */
async function recordingAt(url: string, init: RequestInit): Promise<Response> {
  const response = await fetch(url, { ...init, credentials: "omit" }).catch(
    async (error: unknown) => {
      if (init.signal?.aborted) throw error;
      // Whether it answers at all: then it lets no other site read its answers.
      const away = await fetch(url, { method: "HEAD", mode: "no-cors" }).catch(() => "away");
      throw new KeepFault(away === "away" ? "hostAway" : "hostCloses");
    },
  );
  if (!response.ok) throw new KeepFault("noRecording");
  if (!response.headers.get("content-type")?.startsWith("audio/")) throw foreignAnswer();
  return response;
}

/** Acts alone, whatever other tabs do: recordings that are being loaded belong to no recitation yet. */
const alone = (act: () => Promise<void>): Promise<void> =>
  navigator.locks.request(RECITATIONS, act);

/** Loads a recitation; where that fails or is ended, nothing of it is left. */
export const keepRecitation = (wanted: WantedRecitation, following: Following): Promise<void> =>
  alone(() => load(wanted, following));

async function load(wanted: WantedRecitation, { signal, onBytes }: Following): Promise<void> {
  const cache = await caches.open(RECITATIONS);
  const kept = await findStored();
  let loaded = 0;
  try {
    await inParallel(
      wanted.urls.filter((url) => !kept.has(url)),
      AT_ONCE,
      async (url) => {
        const response = await recordingAt(url, { signal });
        const blob = await response.blob();
        await cache.put(url, new Response(blob));
        onBytes((loaded += blob.size));
      },
    );
    let bytes = 0;
    for (const url of wanted.urls)
      // oxlint-disable-next-line no-await-in-loop
      bytes += (await (await cache.match(url))?.blob())?.size ?? 0;
    const { kind, number, folderUrl } = wanted;
    const key = `${ITEMS}${kind}/${number}?${new URLSearchParams({ of: folderUrl })}`;
    await cache.put(key, Response.json({ ...wanted, bytes, key, at: now() }));
  } finally {
    await tidy(() => true);
  }
}

/** The recitations on this device, the newest first. */
export async function listRecitations(): Promise<readonly StoredRecitation[]> {
  if (!("caches" in window) || !(await caches.has(RECITATIONS))) return [];
  const cache = await caches.open(RECITATIONS);
  const items = (await cache.keys()).filter(({ url }) => new URL(url).pathname.startsWith(ITEMS));
  const found = items.map(async (item) => (await cache.match(item))?.json());
  return ((await Promise.all(found)) as StoredRecitation[]).toSorted((a, b) => b.at - a.at);
}

/** Removes a recitation from this device, but what another needs. */
export const removeRecitation = (removed: StoredRecitation): Promise<void> =>
  alone(() => tidy(({ key }) => key !== removed.key));

/** Removes what is here for longer than it is kept: by the server's clock, as a wrong one here would remove all. */
export async function removeOldRecitations(): Promise<void> {
  if (learnedOffset() === undefined) await request(health);
  if (learnedOffset() !== undefined)
    await alone(() => tidy(({ at }) => at > now() - STORED_DAYS * DAY_MS));
}

/** Removes the recitations that are not right, and the recordings that none needs. */
async function tidy(isRight: (item: StoredRecitation) => boolean): Promise<void> {
  const left = (await listRecitations()).filter(isRight);
  const needed = new Set(
    left.flatMap(({ key, urls }) => [new URL(key, location.origin).href, ...urls]),
  );
  const cache = await caches.open(RECITATIONS);
  const removed = (await cache.keys()).filter(({ url }) => !needed.has(url));
  await Promise.all(removed.map((one) => cache.delete(one)));
  await findStored();
}
