import { globalDay } from "@daily-quran/reading-schedule/global-day";
import { nextPlanDay } from "@daily-quran/reading-schedule/plan-day";
import type { BuiltInContent, Content } from "../../content/content.ts";
import { NO_EDITIONS } from "../../content/library.ts";
import { contentOfLibrary } from "../../content/content-of-library.ts";
import { liveContent } from "../../content/live-content.ts";
import type { Sql } from "../../db/client.ts";
import { EDITIONS_CHANGED } from "./edition.sql.ts";
import { libraryVersion, loadLibrary } from "./load-library.ts";

/** What following needs; `onFault` is called when the state could not be read; it is then retried. */
export interface FollowOptions {
  readonly sql: Sql;
  readonly builtIn: BuiltInContent;
  readonly now: () => number;
  readonly onFault: (error: unknown) => undefined;
  /** Called when other texts have taken the place of those before. */
  readonly onReplaced?: () => void;
}

/** The content with the installed editions, kept as they are in the database. */
export interface FollowedContent {
  readonly content: Content;
  stop(): Promise<void>;
}

const RETRY_MS = 1000;

/**
 * Builds the content from the installed editions, and again when any server or command changes them.
 * Without a database it is the built-in text.
 */
export async function followEditions(options: FollowOptions): Promise<FollowedContent> {
  const { sql, builtIn, now, onFault, onReplaced } = options;
  let library = NO_EDITIONS;
  let stopped = false;
  let retryTimeout: NodeJS.Timeout | undefined;

  const refresh = coalesce(async () => {
    if ((await libraryVersion(sql)) === library.version) return;
    const next = await loadLibrary(sql);
    const content = await contentOfLibrary(builtIn, next);
    // Warms the cache with the readings of today and tomorrow.
    const today = globalDay(now());
    await Promise.all([content.reading(today), content.reading(nextPlanDay(today))]);
    library = next;
    live.replace(content);
    onReplaced?.();
  });
  const live = liveContent(await contentOfLibrary(builtIn, library), refresh);

  const check = async (): Promise<void> => {
    clearTimeout(retryTimeout);
    try {
      await refresh();
    } catch (error) {
      if (stopped) return;
      onFault(error);
      retryTimeout = setTimeout(() => void check(), RETRY_MS).unref();
    }
  };
  // Also after a reconnect, to catch notifications missed meanwhile.
  const onNotification = (): void => void check();
  const listening = await sql
    .listen(EDITIONS_CHANGED, onNotification, onNotification)
    .catch(onFault);
  await check();

  return {
    content: live,
    stop: async () => {
      stopped = true;
      clearTimeout(retryTimeout);
      // The database is closed already.
      if (listening) await listening.unlisten().catch(() => {});
    },
  };
}

/** Coalesces calls: one run at a time, and all calls during a run share the next one. */
function coalesce(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  let next: Promise<void> | undefined;

  const run = (): Promise<void> => {
    running = work().finally(() => (running = undefined));
    return running;
  };

  return () => {
    if (!running) return run();
    next ??= running
      .catch(() => {})
      .then(() => {
        next = undefined;
        return run();
      });
    return next;
  };
}
