import * as apiPaths from "@daily-quran/domain/api-paths";
import { partPath } from "@daily-quran/domain/api-paths";
import type { EditionFacts } from "@daily-quran/domain/edition";
import type { Plan, Reading } from "@daily-quran/domain/reading";
import { numbersOf, PART_KINDS } from "@daily-quran/quran/parts";
import type { EditionChoices } from "../../reader/editions/edition-choices.ts";
import { foreignAnswer, request } from "../../reader/server/fetcher.ts";

// The service worker reads them (worker/whole-text.ts).
const WHOLE_TEXT = "wholeText";
/** Says where which verses are; written last. */
const INDEX = "/whole-text";

/** The first request waits for the network; more at once would take it from the page. */
const AT_ONCE = 4;

const HASH = "SHA-256";

/** A juz in some editions. */
interface Part {
  readonly address: string;
  readonly bytes: number;
}

/** What is to be loaded, by the size that comes over the network. */
export interface WholeText {
  readonly parts: readonly Part[];
  readonly bytes: number;
}

/** Asks how large the whole text is in the usual editions and those that the reader has chosen. */
export async function measureWholeText({ tafseer, en, bn }: EditionChoices): Promise<WholeText> {
  const commentary = tafseer === undefined ? undefined : await mayBeKept(tafseer);
  const first = queryOf({ tafseer: commentary, translation: en ?? bn });
  const second = en === undefined ? "" : queryOf({ translation: bn });
  const addresses = [...new Set(["", first, second])].flatMap((query) =>
    numbersOf("juz").map((juz) => partPath("juz", juz) + query),
  );
  const parts = await Promise.all(
    addresses.map(async (address) => {
      const { ok, headers } = await fetch(address, { method: "HEAD" });
      if (!ok) throw foreignAnswer();
      return { address, bytes: Number(headers.get("content-length")) };
    }),
  );
  return { parts, bytes: parts.reduce((sum, { bytes }) => sum + bytes, 0) };
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
  { parts }: WholeText,
  { signal, onBytes }: { readonly signal: AbortSignal; readonly onBytes: (bytes: number) => void },
): Promise<void> {
  await navigator.storage?.persist?.();
  const cache = await caches.open(WHOLE_TEXT);
  const left = [...parts];
  let loaded = 0;
  const loadNext = async (): Promise<void> => {
    const part = left.shift();
    if (!part) return;
    if (!(await cache.match(part.address)))
      await cache.put(part.address, await intact(part.address, signal));
    onBytes((loaded += part.bytes));
    await loadNext();
  };
  await Promise.all(Array.from({ length: AT_ONCE }, loadNext));
  const plan = (await request(apiPaths.schedule)) as Plan;
  await cache.put(INDEX, Response.json(await indexOf(cache, plan)));
}

/** A response of the server whose bytes have the hash that its entity tag says. */
async function intact(address: string, signal: AbortSignal): Promise<Response> {
  const response = await fetch(address, { signal, cache: "no-store" });
  const bytes = await response.arrayBuffer();
  const hash = new Uint8Array(await crypto.subtle.digest(HASH, bytes));
  const hex = Array.from(hash, (byte) => byte.toString(16).padStart(2, "0")).join("");
  if (!response.ok || !response.headers.get("etag")?.includes(hex)) throw foreignAnswer();
  return new Response(bytes, { headers: { "content-type": "application/json" } });
}

async function indexOf(cache: Cache, plan: Plan): Promise<object> {
  const juzs: Record<string, [number, number][]> = {};
  for (const juz of numbersOf("juz")) {
    // oxlint-disable-next-line no-await-in-loop
    const passage = (await (await cache.match(partPath("juz", juz)))?.json()) as
      | Reading
      | undefined;
    for (const verse of passage?.surahs.flatMap(({ verses }) => verses) ?? [])
      for (const kind of ["day", ...PART_KINDS]) {
        const number: number = Reflect.get(verse, kind === "surah" ? "surahNumber" : kind);
        ((juzs[kind] ??= [])[number] ??= [juz, juz])[1] = juz;
      }
  }
  return { juzs, titles: plan.map(({ readingTitle }) => readingTitle) };
}

/** How many bytes of it are on this device, and whether that is all of it. */
export async function wholeTextOnDevice() {
  // Where it was never loaded, no cache is made.
  const cache =
    "caches" in window && (await caches.has(WHOLE_TEXT))
      ? await caches.open(WHOLE_TEXT)
      : undefined;
  let bytes = 0;
  // One after the other, as they are large.
  for (const key of (await cache?.keys()) ?? [])
    // oxlint-disable-next-line no-await-in-loop
    bytes += (await (await cache?.match(key))?.blob())?.size ?? 0;
  return { bytes, isWhole: (await cache?.match(INDEX)) !== undefined };
}

/** Removes it from this device. */
export async function removeWholeText(): Promise<void> {
  await caches.delete(WHOLE_TEXT);
}
