import * as apiPaths from "@daily-quran/domain/api-paths";
import { MAX_SYNC_SIZE } from "@daily-quran/domain/progress/progress-limits";
import type { SyncReply } from "@daily-quran/domain/progress/progress-sync";
import { type DeviceProgress, pushOf } from "@daily-quran/progress-sync/device-progress";
import type { Push } from "@daily-quran/progress-sync/messages";
import { onReturn } from "../../lib/on-return.ts";
import { failureStatus } from "../server/failure.ts";
import { foreignAnswer, request } from "../server/fetcher.ts";
import type { Owner } from "./stored-progress.ts";

/** Changes that follow each other go together. */
const DEBOUNCE_MS = 2000;
const FIRST_RETRY_MS = 5000;
const LAST_RETRY_MS = 300_000;

/** A body may have 2 MiB; characters may take three bytes. */
const MAX_PUSH_LENGTH = 600_000;

/** More than a month of two devices; a server that never has enough must not keep a page busy. */
const MAX_EXCHANGES = 50;

/** What is synchronized, and who is told of it. */
export interface SyncSource {
  /** A signed-in user's device; undefined for a visitor. */
  readonly device: () => { readonly owner: Owner; readonly progress: DeviceProgress } | undefined;
  readonly take: (owner: Owner, push: Push, reply: SyncReply) => Promise<void>;
  /** The failure of the last exchange, null once one has arrived. */
  readonly onResult: (failure: unknown) => void;
}

export interface Sync {
  /** Sends changes, together with those that follow at once. */
  readonly soon: () => void;
  /** Exchanges now; fulfilled once that is done, or has failed. */
  readonly now: () => Promise<void>;
  readonly stop: () => void;
}

/** Exchanges a user's changes with the server: at the start, on return, online, after changes, and again. */
export function createSync({ device, take, onResult }: SyncSource): Sync {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | undefined;
  let retryMs = FIRST_RETRY_MS;

  const later = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void now(), ms);
  };

  const now = (): Promise<void> => {
    clearTimeout(timer);
    return (running ??= run().finally(() => {
      running = undefined;
    }));
  };

  async function run(): Promise<void> {
    let owner: Owner | undefined;
    try {
      for (let time = 0; time < MAX_EXCHANGES; time += 1) {
        const sent = device();
        if (!sent) return;
        owner = sent.owner;
        const push = nextPush(sent.progress);
        // One after the other, as each needs the reply to the one before.
        // oxlint-disable-next-line no-await-in-loop
        const reply = await sendPush(push, owner);
        // oxlint-disable-next-line no-await-in-loop
        await take(owner, push, reply);
        if (!reply.hasMore && isDone(device()?.progress, reply)) break;
      }
      retryMs = FIRST_RETRY_MS;
      onResult(null);
    } catch (error) {
      // Another reader has signed in meanwhile: it is not theirs that failed.
      if (device()?.owner !== owner) return later(0);
      onResult(error);
      if (!isRefused(error)) later(retryMs);
      retryMs = Math.min(retryMs * 2, LAST_RETRY_MS);
    }
  }

  const onHidden = () => {
    if (document.visibilityState === "hidden" && device()?.progress.pending.length) void now();
  };
  const onBack = () => void now();
  const leave = onReturn(onBack);
  window.addEventListener("online", onBack);
  document.addEventListener("visibilitychange", onHidden);
  return {
    soon: () => later(DEBOUNCE_MS),
    now,
    stop: () => {
      clearTimeout(timer);
      leave();
      window.removeEventListener("online", onBack);
      document.removeEventListener("visibilitychange", onHidden);
    },
  };
}

/** Whether nothing is left to send, and the device has not begun anew. */
const isDone = (progress: DeviceProgress | undefined, { revision }: SyncReply): boolean =>
  !progress || (progress.pending.length === 0 && progress.since >= revision);

function nextPush(progress: DeviceProgress): Push {
  const push = pushOf(progress, Date.now(), MAX_SYNC_SIZE);
  const { operations } = push;
  let length = 0;
  const last = operations.findIndex(
    (operation) => (length += JSON.stringify(operation).length) > MAX_PUSH_LENGTH,
  );
  return last > 0 ? { ...push, operations: operations.slice(0, last) } : push;
}

/** Whether the server understood and refused: then it does not help to send the same again. */
export function isRefused(failure: unknown): boolean {
  const status = failureStatus(failure) ?? 0;
  return status >= 400 && status < 500 && status !== 408 && status !== 429;
}

/** A longer body is worth compressing. */
const MIN_GZIP_LENGTH = 8000;

/** Browsers let no more than 64 KiB go on after the page is closed. */
const MAX_KEEPALIVE_LENGTH = 60_000;

/** Sends what a user's device has to the server; throws as `request`. */
async function sendPush(
  { device, now, since, operations }: Push,
  userId: Owner,
): Promise<SyncReply> {
  const text = JSON.stringify({ device, now, since, operations });
  const isLong = text.length > MIN_GZIP_LENGTH && "CompressionStream" in window;
  const reply = await request(apiPaths.progressSync, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      [apiPaths.USER_HEADER]: String(userId),
      ...(isLong && { "content-encoding": "gzip" }),
    },
    body: isLong ? await gzipped(text) : text,
    keepalive: text.length < MAX_KEEPALIVE_LENGTH,
  });
  if (!isReply(reply)) throw foreignAnswer();
  return reply;
}

function gzipped(text: string): Promise<ArrayBuffer> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream("gzip"));
  return new Response(stream).arrayBuffer();
}

/** A guest network's sign-in page may answer JSON too. */
const isReply = (reply: unknown): reply is SyncReply =>
  typeof reply === "object" && reply !== null && "received" in reply && "refused" in reply;
