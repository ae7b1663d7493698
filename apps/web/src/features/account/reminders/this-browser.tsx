import type { OwnReminders, PushSubscriptionInput } from "@daily-quran/domain/account/reminder";
import { Button } from "../../../ui/buttons/button.tsx";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useOneAtATime } from "../../../lib/use-one-at-a-time.ts";
import { failureText } from "../../../reader/server/failure.ts";
import { trpc } from "../../../reader/server/trpc.tsx";
import { useTexts } from "../../../texts/use-texts.ts";
import { FormFailure } from "../../../ui/forms/form-layout.tsx";
import classes from "./reminders.module.css";

/** Whether this browser shows reminders as notifications; says first what it can. */
export function ThisBrowser({ pushKey, isShownHere }: OwnReminders) {
  const t = useTexts("reminders");
  const { data: here, refetch } = useQuery({ queryKey: ["push-here"], queryFn: pushHere });
  const { change, error, isPending } = useChange(pushKey, refetch);
  if (here === undefined) return null;
  // Of a session that is over the browser keeps what the server does not.
  const state = here === "on" && !isShownHere ? "off" : here;
  const mayChange = state === "off" || state === "on";
  return (
    <div>
      <h3 className={classes.heading}>{t("here")}</h3>
      <p>{t(state)}</p>
      {mayChange && (
        <Button variant="default" disabled={isPending} onClick={() => change(state === "off")}>
          {t(state === "off" ? "show" : "stop")}
        </Button>
      )}
      <FormFailure text={error ? failureText(error, t("changeFailed")) : undefined} />
    </div>
  );
}

function useChange(pushKey: string, refetch: () => Promise<unknown>) {
  const { client, reminder } = trpc.useUtils();
  const { mutateAsync, error, isPending } = useMutation({
    meta: { ownsError: true },
    mutationFn: async (on: boolean) => {
      if (on) {
        const made = await subscribeHere(pushKey);
        if (made) await client.reminder.subscribe.mutate(made);
        return;
      }
      const endpoint = await unsubscribeHere();
      if (endpoint !== undefined) await client.reminder.unsubscribe.mutate({ endpoint });
    },
    onSettled: () => Promise.all([refetch(), reminder.get.invalidate()]),
  });
  return { change: useOneAtATime(mutateAsync), error, isPending };
}

/** What this browser can do with notifications. `install` where only an app on the home screen has them (iOS). */
type PushHere = "none" | "install" | "denied" | "off" | "on";

async function pushHere(): Promise<PushHere> {
  if (!("serviceWorker" in navigator && "PushManager" in window))
    return isAppleTouch() ? "install" : "none";
  const { pushManager } = await navigator.serviceWorker.ready;
  if (Notification.permission === "denied") return "denied";
  return (await pushManager.getSubscription()) ? "on" : "off";
}

/** Asks the person, and subscribes this browser; undefined where the person said no. */
async function subscribeHere(pushKey: string): Promise<PushSubscriptionInput | undefined> {
  if ((await Notification.requestPermission()) !== "granted") return undefined;
  const { pushManager } = await navigator.serviceWorker.ready;
  const options = { userVisibleOnly: true, applicationServerKey: pushKey };
  const made = await pushManager.subscribe(options).catch(async () => {
    // One that was made with another key, as of a site that was set up anew.
    await (await pushManager.getSubscription())?.unsubscribe();
    return await pushManager.subscribe(options);
  });
  const { endpoint = "", keys = {} } = made.toJSON();
  const { p256dh = "", auth = "" } = keys;
  return { endpoint, keys: { p256dh, auth } };
}

/** Ends this browser's subscription; returns its address. */
async function unsubscribeHere(): Promise<string | undefined> {
  const registration = await navigator.serviceWorker.getRegistration();
  const held = await registration?.pushManager.getSubscription();
  await held?.unsubscribe();
  return held?.endpoint;
}

/** An iPad says that it is a Mac, of which none has a touch screen. */
const isAppleTouch = (): boolean =>
  /iPhone|iPod|iPad/.test(navigator.userAgent) ||
  (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);
