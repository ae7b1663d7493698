import { trpc } from "../../../reader/server/trpc.tsx";
import { useTexts } from "../../../texts/use-texts.ts";
import { History, HistoryEntries } from "../../../ui/history.tsx";
import classes from "./group-history.module.css";
import { useEventText } from "./use-event-text.ts";

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
