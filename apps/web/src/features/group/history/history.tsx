import { Button } from "@mantine/core";
import "@mantine/core/styles/Button.layer.css";
import { IconHistory } from "@tabler/icons-react";
import { useId, useState } from "react";
import { trpc } from "../../../reader/trpc.tsx";
import { useFormats } from "../../../texts/use-formats.ts";
import { useTexts } from "../../../texts/use-texts.ts";
import { Failed } from "../../../ui/failed.tsx";
import { Loading } from "../../../ui/loading.tsx";
import { ShowMore } from "../../../ui/show-more.tsx";
import classes from "./history.module.css";
import { useEventText } from "./use-event-text.ts";

interface HistoryProps {
  readonly groupId: number;
}

/** What was done in a group, for its admins; loaded when it is opened. */
export function History({ groupId }: HistoryProps) {
  const t = useTexts("members");
  const list = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={classes.history}>
      <Button
        h={44}
        variant="default"
        leftSection={<IconHistory aria-hidden size={18} />}
        aria-expanded={isOpen}
        aria-controls={list}
        onClick={() => setOpen(!isOpen)}
      >
        {t("history")}
      </Button>
      <div id={list}>{isOpen && <Entries groupId={groupId} />}</div>
    </div>
  );
}

function Entries({ groupId }: HistoryProps) {
  const t = useTexts("members");
  const { instant } = useFormats();
  const eventText = useEventText();
  const { data, error, refetch, ...query } = trpc.groupEvent.list.useInfiniteQuery(
    { groupId },
    { meta: { ownsError: "load" }, getNextPageParam: ({ nextCursor }) => nextCursor },
  );
  if (!data && error)
    return <Failed what={t("historyFailed")} error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading text={t("historyLoading")} />;
  const events = data.pages.flatMap(({ items }) => items);
  return (
    <>
      <p className={classes.why}>{t("historyWhy")}</p>
      {events.length === 0 && <p>{t("noHistory")}</p>}
      <ul className={classes.entries}>
        {events.map((event) => (
          <li key={event.id} className={classes.entry}>
            <p>{eventText(event)}</p>
            <p className={classes.day}>{instant(event.createdAt)}</p>
          </li>
        ))}
      </ul>
      <ShowMore query={query} />
    </>
  );
}
