import { trpc } from "../../../reader/server/trpc.tsx";
import { useTexts } from "../../../texts/use-texts.ts";
import { History, HistoryEntries } from "../../../ui/history.tsx";
import classes from "./group-history.module.css";
import type { GroupEvent } from "@daily-quran/domain/group/group-event";

interface GroupHistoryProps {
  readonly groupId: number;
}

/** What was done in a group, for its admins; loaded when it is opened. */
export function GroupHistory({ groupId }: GroupHistoryProps) {
  const t = useTexts("members");
  return (
    <div className={classes.history}>
      <History label={t("history")}>
        <Entries groupId={groupId} />
      </History>
    </div>
  );
}

function Entries({ groupId }: GroupHistoryProps) {
  const t = useTexts("members");
  const textOf = useEventText();
  const query = trpc.groupEvent.list.useInfiniteQuery(
    { groupId },
    { meta: { ownsError: "load" }, getNextPageParam: ({ nextCursor }) => nextCursor },
  );
  const texts = { none: t("noHistory"), loading: t("historyLoading"), failed: t("historyFailed") };
  return (
    <HistoryEntries query={query} textOf={textOf} texts={texts}>
      <p className={classes.why}>{t("historyWhy")}</p>
    </HistoryEntries>
  );
}

function useEventText(): (event: GroupEvent) => string {
  const t = useTexts("members");
  const textOf = ({ kind, ...event }: GroupEvent): string => {
    const nobody = t("deletedAccount");
    const actor = event.actor?.username ?? nobody;
    const target = event.target?.username ?? nobody;
    const detail = event.detail ?? "";
    switch (kind) {
      case "created":
      case "renamed":
      case "cycleStarted":
      case "cycleRenamed":
      case "cycleEndMoved":
      case "cycleRemoved":
      case "webhookAdded":
      case "webhookRemoved":
        return t(kind, { actor, detail });
      case "memberAdded":
      case "roleChanged":
        return t(kind, { actor, target, role: detail });
      case "memberRemoved":
      case "claimed":
      case "claimKept":
      case "tookOver":
        return t(kind, { actor, target });
      case "handedOver":
        return t("groupHandedOver", { actor, target });
      case "described":
      case "madePublic":
      case "madePrivate":
      case "memberJoined":
      case "memberLeft":
      case "claimWithdrawn":
      case "inviteCreated":
      case "inviteRevoked":
        break;
    }
    return t(kind, { actor });
  };
  return (event) => {
    const text = textOf(event);
    return event.count === 1 ? text : t("timesADay", { text, count: event.count });
  };
}
