import * as apiPaths from "@daily-quran/domain/api-paths";
import { partPath } from "@daily-quran/domain/api-paths";
import type { EditionFacts } from "@daily-quran/domain/edition";
import type { JuzFile } from "@daily-quran/domain/passage";
import type { Plan } from "@daily-quran/domain/reading";
import { partOfOrdinal, spanOfPart } from "@daily-quran/quran/borders";
import { numbersOf, PART_KINDS } from "@daily-quran/quran/parts";
import type { VerseSpan } from "@daily-quran/quran/verse-spans";
import { spanOfDay } from "@daily-quran/reading-schedule/plan";
import { PLAN_DAYS } from "@daily-quran/reading-schedule/plan-day";
import { inParallel } from "../../lib/in-parallel.ts";
import type { EditionChoices } from "../../reader/editions/edition-choices.ts";
import { type Following, isFull } from "../../reader/keeping.ts";
import { foreignAnswer, request } from "../../reader/server/fetcher.ts";
import { LISTS, WHOLE_TEXT } from "../../worker/cache-names.ts";
import { isJson } from "../../worker/own-responses.ts";
import { findIndex, INDEX, keyOf, type WholeIndex, writeIndex } from "../../worker/kept-text.ts";

/** The first request waits for the network; more at once would take it from the page. */
const AT_ONCE = 4;

const HASH = "SHA-256";

/** What the search and the list of surahs ask for. */
const LISTED = [apiPaths.searchTexts, apiPaths.partsPath("surah")];

/** A juz in some editions. */
interface Part extends JuzFile {
  readonly address: string;
}

/** What is to be loaded, by the size that comes over the network. */
export interface WholeText {
  /** The queries of the editions. */
  readonly queries: readonly string[];
  readonly bytes: number;
}

/** Asks how large the whole text is in the usual editions and those that the reader has chosen. */
export async function measureWholeText({ tafseer, en, bn }: EditionChoices): Promise<WholeText> {
  const commentary = tafseer === undefined ? undefined : await mayBeKept(tafseer);
  const first = queryOf({ tafseer: commentary, translation: en ?? bn });
  const second = en === undefined ? "" : queryOf({ translation: bn });
  const queries = [...new Set(["", first, second])];
  const [parts, lists] = await Promise.all([
    listParts(queries),
    Promise.all(
      LISTED.map(async (path) => {
        const { headers } = await fetch(path, { method: "HEAD", cache: "no-store" });
        return sizeOf(headers);
      }),
    ),
  ]);
  const sizes = [...parts.map(({ bytes }) => bytes), ...lists];
  return { queries, bytes: sizes.reduce((sum, bytes) => sum + bytes, 0) };
}

async function listParts(queries: readonly string[], signal?: AbortSignal): Promise<Part[]> {
  const init = signal && { signal };
  const lists = queries.map(async (query) =>
    ((await request(apiPaths.juzFiles + query, init)) as JuzFile[]).map((file, at) => ({
      ...file,
      address: partPath("juz", at + 1) + query,
    })),
  );
  return (await Promise.all(lists)).flat();
}

/** A commentary, if its licence allows a whole copy. */
async function mayBeKept(tafseer: string): Promise<string | undefined> {
  const facts = await request(`${apiPaths.editions}/${tafseer}`);
  return (facts as EditionFacts).files.length > 0 ? tafseer : undefined;
}

function queryOf(ids: Readonly<Record<string, string | undefined>>): string {
  const chosen = Object.entries(ids).flatMap(([name, id]) => (id ? [[name, id]] : []));
  return chosen.length > 0 ? `?${new URLSearchParams(chosen)}` : "";
}

/** Loads what is not there yet; `signal` pauses it, and a next call goes on. */
export async function loadWholeText(
  { queries }: Pick<WholeText, "queries">,
  { signal, onBytes }: Partial<Following> = {},
): Promise<void> {
  const parts = await listParts(queries, signal);
  const cache = await caches.open(WHOLE_TEXT);
  let loaded = 0;
  try {
    await inParallel(parts, AT_ONCE, async (part) => {
      const key = keyOf(part.sha256);
      if (!(await cache.match(key))) await cache.put(key, await intact(part, signal));
      onBytes?.((loaded += part.bytes));
    });
    await loadLists(signal, (bytes) => onBytes?.((loaded += bytes)));
  } catch (error) {
    // What came would take the room that is missing.
    if (isFull(error)) await dropAllBut(Object.values((await findIndex())?.parts ?? {}));
    throw error;
  }
  const plan = (await request(apiPaths.schedule, signal && { signal })) as Plan;
  await writeIndex({
    parts: Object.fromEntries(parts.map(({ address, sha256 }) => [address, sha256])),
    juzs: placesInJuzs(),
    titles: plan.map(({ readingTitle }) => readingTitle),
  });
  await dropAllBut(parts.map(({ sha256 }) => sha256));
}

/** What comes over the network, compressed. */
const sizeOf = (headers: Headers): number => Number(headers.get("content-length"));

async function loadLists(
  signal: AbortSignal | undefined,
  onBytes: (bytes: number) => void,
): Promise<void> {
  const cache = await caches.open(LISTS);
  for (const path of LISTED) {
    // oxlint-disable-next-line no-await-in-loop -- the text itself takes the line
    const response = await fetch(path, { cache: "no-cache", ...(signal && { signal }) });
    if (!isJson(response)) throw foreignAnswer();
    // oxlint-disable-next-line no-await-in-loop
    await cache.put(path, response);
    onBytes(sizeOf(response.headers));
  }
}

async function dropAllBut(hashes: readonly string[]): Promise<void> {
  const cache = await caches.open(WHOLE_TEXT);
  const kept = new Set([INDEX, ...hashes.map(keyOf)]);
  const others = (await cache.keys()).filter(({ url }) => !kept.has(new URL(url).pathname));
  await Promise.all(others.map((key) => cache.delete(key)));
}

/** Loads what of a kept whole text is another by now; until it is there, the copy of before is left as it is. */
export async function renewWholeText(): Promise<void> {
  const index = await findIndex();
  if (!index) return;
  const queries = [...new Set(Object.keys(index.parts).map((of) => of.replace(/^[^?]*/, "")))];
  const parts = await listParts(queries);
  const isSame = parts.every(({ address, sha256 }) => index.parts[address] === sha256);
  const isSearched = await caches.match(apiPaths.searchTexts, { cacheName: LISTS });
  if (!isSame || !index.juzs.day || !isSearched) await loadWholeText({ queries });
}

/** A juz whose bytes have the hash that the list says: a text that was corrected meanwhile is another. */
async function intact({ address, sha256 }: Part, signal?: AbortSignal): Promise<Response> {
  const response = await fetch(address, { cache: "no-store", ...(signal && { signal }) });
  const bytes = await response.arrayBuffer();
  const hash = new Uint8Array(await crypto.subtle.digest(HASH, bytes));
  const hex = Array.from(hash, (byte) => byte.toString(16).padStart(2, "0")).join("");
  if (hex !== sha256) throw foreignAnswer();
  return new Response(bytes, { headers: { "content-type": "application/json" } });
}

const juzsOf = ({ from, to }: VerseSpan) =>
  [partOfOrdinal("juz", from), partOfOrdinal("juz", to)] as const;

/** In which juz, from the first to the last, each day and part is. */
function placesInJuzs(): WholeIndex["juzs"] {
  const parts = PART_KINDS.map((kind) => [
    kind,
    numbersOf(kind).map((number) => juzsOf(spanOfPart(kind, number))),
  ]);
  const day = Array.from({ length: PLAN_DAYS }, (_, at) => juzsOf(spanOfDay(at + 1)));
  return { day, ...Object.fromEntries(parts) };
}

/** How many bytes a cache has, and in how many entries; where it was never made, it isn't. */
export async function sizeOfCache(name: string) {
  const cache =
    "caches" in window && (await caches.has(name)) ? await caches.open(name) : undefined;
  const keys = (await cache?.keys()) ?? [];
  let bytes = 0;
  // One after the other, as they are large.
  for (const key of keys)
    // oxlint-disable-next-line no-await-in-loop
    bytes += (await (await cache?.match(key))?.blob())?.size ?? 0;
  return { bytes, entries: keys.length };
}
