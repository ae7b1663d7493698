import { Button } from "./buttons/button.tsx";
import { IconHistory } from "@tabler/icons-react";
import { type ReactNode, useId, useState } from "react";
import { useFormats } from "../texts/use-formats.ts";
import { Failed } from "./status/failed.tsx";
import classes from "./history.module.css";
import { Loading } from "./status/loading.tsx";
import { ShowMore, type ShowMoreProps } from "./buttons/show-more.tsx";

interface HistoryProps {
  readonly label: string;
  /** What is unfolded, where it is no history. */
  readonly icon?: typeof IconHistory;
  readonly children: ReactNode;
}

/** A button that opens a history, which is loaded then. */
export function History({ label, icon: Icon = IconHistory, children }: HistoryProps) {
  const list = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="default"
        leftSection={<Icon aria-hidden size={18} />}
        aria-expanded={isOpen}
        aria-controls={list}
        onClick={() => setOpen(!isOpen)}
      >
        {label}
      </Button>
      <div id={list}>{isOpen && children}</div>
    </>
  );
}

interface HistoryEntriesProps<Entry> {
  /** The pages of the history, newest entry first. */
  readonly query: ShowMoreProps["query"] & {
    readonly data: { readonly pages: readonly { readonly items: readonly Entry[] }[] } | undefined;
    readonly error: { readonly message: string } | null;
    readonly refetch: () => Promise<unknown>;
  };
  readonly textOf: (entry: Entry) => string;
  readonly texts: Readonly<Record<"none" | "loading" | "failed", string>>;
  /** What stands above the entries. */
  readonly children?: ReactNode;
}

/** The entries of a history, each with its time; more of them on demand. */
export function HistoryEntries<Entry extends { readonly id: number; readonly createdAt: string }>({
  query,
  textOf,
  texts,
  children,
}: HistoryEntriesProps<Entry>) {
  const { instant, time } = useFormats();
  const { data, error, refetch } = query;
  if (!data && error)
    return <Failed what={texts.failed} error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading text={texts.loading} />;
  const entries = data.pages.flatMap(({ items }) => items);
  return (
    <>
      {children}
      {entries.length === 0 && <p>{texts.none}</p>}
      <ul className={classes.entries}>
        {entries.map((entry) => (
          <li key={entry.id} className={classes.entry}>
            <p>{textOf(entry)}</p>
            <p className={classes.day}>
              {instant(entry.createdAt)} · {time(entry.createdAt)}
            </p>
          </li>
        ))}
      </ul>
      <ShowMore query={query} />
    </>
  );
}
