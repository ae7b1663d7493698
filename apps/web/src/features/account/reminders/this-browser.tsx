import type { OwnReminders } from "@daily-quran/domain/account/reminder";
import { Button } from "@mantine/core";
import "@mantine/core/styles/Button.layer.css";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useOneAtATime } from "../../../lib/use-one-at-a-time.ts";
import { failureText } from "../../../reader/server/failure.ts";
import { trpc } from "../../../reader/server/trpc.tsx";
import { useTexts } from "../../../texts/use-texts.ts";
import { FormFailure } from "../../../ui/forms/form-layout.tsx";
import classes from "./reminders.module.css";
import { pushHere, subscribeHere, unsubscribeHere } from "./push-here.ts";

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
        <Button
          h={44}
          variant="default"
          disabled={isPending}
          onClick={() => change(state === "off")}
        >
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
