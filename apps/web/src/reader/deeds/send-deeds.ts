import { TRPC_PATH, USER_HEADER } from "@daily-quran/domain/api-paths";
import { failureStatus, failureText } from "../server/failure.ts";
import { request } from "../server/fetcher.ts";
import { bodyOf, limitOfDeed } from "../server/trpc.tsx";
import { isRefused } from "../progress/sync.ts";
import { type Deed, deeds, isOwn, replaceDeed } from "./deeds.ts";

let running: Promise<void> | undefined;

/** Sends one's own deeds in order, by one tab at a time; rejects where the server can't be reached. */
export async function sendDeeds(): Promise<void> {
  running ??= (async () =>
    await (navigator.locks ? navigator.locks.request("deeds", sendAll) : sendAll()))();
  await running.finally(() => (running = undefined));
}

async function sendAll(): Promise<void> {
  for (;;) {
    const deed = deeds.get().find((one) => isOwn(one) && one.refused === undefined);
    if (!deed) return;
    // oxlint-disable-next-line no-await-in-loop
    const refused = await send(deed);
    replaceDeed(deed, ...(refused === undefined ? [] : [{ ...deed, refused }]));
  }
}

/** Why the server did not take it; undefined where it did, or where it is of no use any more. */
async function send(deed: Deed): Promise<string | undefined> {
  try {
    const { path, input } = deed;
    const isOver = path === "khatma.mark" && (await roundOf(deed)) !== input["round"];
    if (!isOver) await call(deed, path);
    return undefined;
  } catch (error) {
    // Who has to sign in again, or is not the one who did it, has not been refused.
    if (failureStatus(error) === 401 || !isRefused(error)) throw error;
    return failureText(error);
  }
}

/** In an earlier round than the khatma's a share was another. */
async function roundOf(deed: Deed): Promise<unknown> {
  const { result } = (await call(deed, "khatma.see")) as {
    readonly result?: { readonly data?: { readonly json?: { readonly round?: unknown } } };
  };
  return result?.data?.json?.round;
}

const call = ({ owner, input }: Deed, path: string): Promise<unknown> =>
  request(
    `${TRPC_PATH}/${path}`,
    {
      method: "POST",
      headers: {
        "content-type": "application/json",
        ...(owner !== null && { [USER_HEADER]: String(owner) }),
      },
      body: JSON.stringify({ json: input }),
      signal: limitOfDeed(),
    },
    bodyOf,
  );
