import * as apiPaths from "@daily-quran/domain/api-paths";
import type { SyncReply } from "@daily-quran/domain/progress/progress-sync";
import type { Push } from "@daily-quran/progress-sync/messages";
import { foreignAnswer, request } from "../server/fetcher.ts";
import type { Owner } from "./kept.ts";

/** A longer body is worth compressing. */
const MIN_GZIP_LENGTH = 8000;

/** Browsers let no more than 64 KiB go on after the page is closed. */
const MAX_KEEPALIVE_LENGTH = 60_000;

/** Sends what a user's device has to the server; throws as `request`. */
export async function sendPush(
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
