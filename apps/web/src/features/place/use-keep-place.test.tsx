import { renderHook } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { progress } from "../../reader/progress/progress.ts";
import { sessionHint } from "../../reader/server/session-hint.ts";
import { emptyProgressStorage } from "../../test/progress-storage.ts";
import { stubServer } from "../../test/server.ts";
import { useKeepPlace } from "./use-keep-place.ts";

const PLAN = "3f8c2b1e-7d64-4a55-9c1e-2b7a90d4e6f1";
const VERSES = ["80:1", "80:2", "80:3", "80:4"];

beforeEach(() => {
  emptyProgressStorage();
  const stop = progress.subscribe(() => undefined);
  return () => {
    stop();
    vi.useRealTimers();
  };
});

/** The stored verse of a plan. */
const stored = (plan = "daily") =>
  (progress.get()?.items.get(`position ${plan}`)?.value as { readonly verse: string } | undefined)
    ?.verse;

interface Heard {
  readonly playing: string | null;
  readonly isWanted: boolean;
}

const hear = (heard: Heard, plan = "daily") =>
  renderHook(
    (props: Heard) =>
      useKeepPlace({
        plan,
        verses: VERSES,
        positionOf: (verse) => ({ verse }),
        onKept: () => undefined,
        ...props,
      }),
    { initialProps: heard },
  );

test("the verse that is played is where the reader is, and the last one stays when the page is left", async () => {
  const page = hear({ playing: "80:1", isWanted: true });
  page.rerender({ playing: "80:2", isWanted: true });
  await vi.waitFor(() => expect(stored()).toBe("80:2"));
  page.rerender({ playing: "80:3", isWanted: true });
  page.rerender({ playing: "80:4", isWanted: true });
  page.rerender({ playing: null, isWanted: true });
  page.unmount();
  await vi.waitFor(() => expect(stored()).toBe("80:4"));
});

test("where a user was is not the place of whoever comes after the sign-out", async () => {
  sessionHint.set(1);
  stubServer({ "POST /api/progress/sync": { offline: true } });
  const page = hear({ playing: "80:2", isWanted: true });
  await vi.waitFor(() => expect(stored()).toBe("80:2"));
  page.rerender({ playing: "80:4", isWanted: true });
  sessionHint.set(null);
  page.unmount();
  await progress.set({ kind: "position", id: PLAN, value: { verse: "80:3" } });
  expect([stored(PLAN), stored()]).toEqual(["80:3", undefined]);
});

test("each plan has its own, and the first verse, another reading's and a read one's are none", async () => {
  hear({ playing: "80:3", isWanted: true }, PLAN);
  await vi.waitFor(() => expect(stored(PLAN)).toBe("80:3"));
  for (const heard of [
    { playing: "80:1", isWanted: true },
    { playing: "2:255", isWanted: true },
    { playing: "80:4", isWanted: false },
  ])
    hear(heard).unmount();
  await progress.set({ kind: "position", id: "other", value: { verse: "1:2" } });
  expect(stored()).toBe(undefined);
});
