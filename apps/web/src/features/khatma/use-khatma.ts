import { ERRORS } from "@daily-quran/domain/errors";
import type { Khatma, KhatmaShare } from "@daily-quran/domain/group/khatma";
import { spanOfShare } from "@daily-quran/reading-schedule/khatma/shares";
import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useStoredValue } from "../../lib/storage/use-stored-value.ts";
import { readerToday } from "../../reader/day/reader-today.ts";
import { deeds, keepDeed } from "../../reader/deeds/deeds.ts";
import { marksOf } from "../../reader/progress/marks-of.ts";
import { loadedProgress, progress } from "../../reader/progress/progress.ts";
import { itemsOfKind } from "../../reader/progress/use-progress.ts";
import { failureCode, failureStatus } from "../../reader/server/failure.ts";
import { trpc } from "../../reader/server/trpc.tsx";
import { keepKeys, khatmaKeys, keyOf } from "./khatma-keys.ts";
import { useLiveShares } from "./use-live-shares.ts";

/** How often is asked where no stream tells of changes; one that opens again asks what was missed. */
const POLL_MS = 15_000;

/** A khatma as this device sees it, and what can be done with its shares. */
export function useKhatma(khatmaId: number, isSignedIn: boolean) {
  const keys = useStoredValue(khatmaKeys)[0][khatmaId];
  const key = keyOf(keys);
  const { client } = trpc.useUtils();
  const queryClient = useQueryClient();
  // Of all that this device may be here, so that a new key finds what an old one has changed.
  const queryKey = ["khatma", khatmaId];
  const askedNow = () => {
    const now = keyOf(khatmaKeys.get()[khatmaId]);
    return { khatmaId, ...(now !== undefined && { key: now }) };
  };
  const setShare = (n: number, state: "taken" | "done", readerId?: number) =>
    act((asked) => client.khatma.mark.mutate({ ...asked, n, state, readerId }));
  const [isLive, setLive] = useState(false);
  const query = useQuery({
    queryKey: [...queryKey, key, isSignedIn],
    placeholderData: keepPreviousData,
    queryFn: async () => {
      // What can't be sent now keeps nobody from reading.
      if (deeds.get().some(({ path }) => path === "khatma.mark"))
        await import("../../reader/deeds/send-deeds.ts")
          .then(({ sendDeeds }) => sendDeeds())
          .catch(() => undefined);
      const found = await client.khatma.see.mutate(askedNow()).catch((failure: unknown) => {
        // Its own secret is another device's now, or the name was removed: what the link opens is left.
        if (keys?.own !== undefined && failureStatus(failure) === 404)
          keepKeys(khatmaId, { own: undefined });
        throw failure;
      });
      if (key !== undefined) keepKeys(khatmaId, { name: found.name });
      if (!isSignedIn || !found.you?.isVisitor || key === undefined) return found;
      await client.khatma.takeAlong.mutate({ khatmaId, key });
      keepKeys(khatmaId, { own: undefined, link: undefined, name: undefined });
      return await client.khatma.see.mutate({ khatmaId });
    },
    meta: { ownsError: "load" },
    staleTime: 0,
    refetchInterval: !isLive && POLL_MS,
    retry: (failures, failure) => failures < 2 && failureStatus(failure) !== 404,
  });
  useLiveShares(query.data?.plan, {
    onOpen: setLive,
    onMissed: () => void refresh(),
    onChanged: (changed) => {
      const states = new Map(changed);
      queryClient.setQueriesData<Khatma>(
        { queryKey },
        (khatma) => khatma && withChanged(khatma, states),
      );
      // By whom and when the last one was read an answer says.
      if (query.data && withChanged(query.data, states).shares.every(isDone)) void refresh();
    },
  });
  const put = (share: KhatmaShare) =>
    queryClient.setQueriesData<Khatma>(
      { queryKey },
      (khatma) => khatma && withShare(khatma, share),
    );
  // What is on its way may be of before the change.
  const refresh = async () => {
    await queryClient.cancelQueries({ queryKey });
    await queryClient.invalidateQueries({ queryKey });
  };
  /** Asks again where the server has no room in this moment; what another has meanwhile is shown. */
  const act = async (
    work: (asked: { khatmaId: number; key?: string }) => Promise<KhatmaShare | void>,
  ) => {
    try {
      const share = await patiently(() => work(askedNow()));
      if (share) put(share);
    } finally {
      void refresh();
    }
  };
  const you = query.data?.you?.id;
  const known = query.data?.shares.filter(({ reader }) => reader !== undefined && reader === you);
  return {
    ...query,
    refresh,
    take: (n: number) => setShare(n, "taken"),
    takeOne: (shortest: boolean) =>
      act((asked) => client.khatma.takeOne.mutate({ ...asked, shortest, known: known?.length })),
    giveBack: (n: number, readerId?: number) =>
      act((asked) => client.khatma.giveBack.mutate({ ...asked, n, readerId })),
    /** One's own, read without a network, is told later. */
    markDone: async (khatma: Khatma, share: KhatmaShare) => {
      const { n, reader } = share;
      const isOwn = reader === khatma.you?.id;
      try {
        await setShare(n, "done", reader);
      } catch (failure) {
        if (!isOwn || failureStatus(failure) !== undefined) throw failure;
        keepDeed("khatma.mark", { ...askedNow(), round: khatma.round, n, state: "done" });
        put({ ...share, state: "done" });
      }
      if (isOwn) await markRead(khatma, n);
    },
    undoDone: async (khatma: Khatma, { n, reader }: KhatmaShare) => {
      await setShare(n, "taken", reader);
      await unmarkRead(khatma, n);
    },
    /** Takes a share for somebody without a phone. */
    takeFor: async (name: string) => {
      const { readerId } = await client.khatma.enter.mutate({
        ...askedNow(),
        name,
        isHelped: true,
      });
      await act((asked) =>
        client.khatma.takeOne.mutate({ ...asked, shortest: false, readerId, known: 0 }),
      );
    },
    /** Lets this device take part under a name. */
    enter: async (name: string) => {
      const entered = await client.khatma.enter.mutate({ ...askedNow(), name });
      keepKeys(khatmaId, { own: entered.key });
    },
  };
}

export type KhatmaState = ReturnType<typeof useKhatma>;

const isDone = ({ state }: KhatmaShare): boolean => state === "done";

const withShare = (khatma: Khatma, share: KhatmaShare): Khatma => ({
  ...khatma,
  shares: khatma.shares.map((one) => (one.n === share.n ? share : one)),
});

/** Who has a changed share is not known before the next answer; one's own stays until then. */
const withChanged = (
  khatma: Khatma,
  changed: ReadonlyMap<number, KhatmaShare["state"]>,
): Khatma => ({
  ...khatma,
  shares: khatma.shares.map((one) => {
    const state = changed.get(one.n);
    return state === undefined || state === one.state || one.yours ? one : { n: one.n, state };
  }),
});

async function patiently<Result>(work: () => Promise<Result>, tries = 5): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    const code = failureCode(error);
    if (tries <= 1 || !code || ERRORS[code].status !== 503) throw error;
    await new Promise((resolve) => setTimeout(resolve, 300 + Math.random() * 700));
    return await patiently(work, tries - 1);
  }
}

/** What is read for a khatma is the reader's own reading, too. */
async function markRead({ plan, parts }: Khatma, n: number): Promise<void> {
  await progress.set(...marksOf(plan, [spanOfShare(parts, n)], readerToday()));
}

async function unmarkRead({ plan, parts }: Khatma, n: number): Promise<void> {
  const [meant] = marksOf(plan, [spanOfShare(parts, n)], readerToday());
  const marks = itemsOfKind((await loadedProgress()).items, "mark").filter(
    ({ value }) => value.plan === plan && value.from === meant?.value.from,
  );
  await progress.set(...marks.map(({ id }) => ({ kind: "mark" as const, id, value: null })));
}
