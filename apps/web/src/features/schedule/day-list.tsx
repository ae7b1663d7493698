import type { ScheduleEntry } from "@daily-quran/domain/reading";
import { scheduleDayPath } from "@daily-quran/domain/web-paths";
import { dayStatus } from "@daily-quran/reading-schedule/global-day";
import { type KeyboardEvent, type MouseEvent, useCallback, useEffect, useRef } from "react";
import { useReadDays } from "../../reader/progress/day-marks.ts";
import { useSurahNames } from "../../reader/surah-names.ts";
import { useAddress } from "../../reader/use-address.ts";
import { useInAskedWay } from "../../reader/way/use-reading-way.ts";
import { useTexts } from "../../texts/use-texts.ts";
import { Empty } from "../../ui/status/empty.tsx";
import { DayRow } from "./day-row.tsx";

interface DayListProps {
  readonly entries: readonly ScheduleEntry[];
  /** By day, the surah that was searched for, where the title does not name it. */
  readonly within: ReadonlyMap<number, { readonly surah: number }>;
  readonly currentDay: number;
  readonly selectedDay: number;
  readonly onSelect: (day: number) => void;
}

/** The days as a table of contents; arrow keys go from row to row. */
export function DayList({ entries, within, currentDay, selectedDay, onSelect }: DayListProps) {
  const t = useTexts("schedule");
  const nameOf = useSurahNames();
  const read = useReadDays();
  const addressOf = useAddress();
  const inAskedWay = useInAskedWay();
  const onChoose = useCallback(
    (event: MouseEvent<HTMLAnchorElement>) => {
      if (isForTheBrowser(event)) return;
      event.preventDefault();
      onSelect(Number(event.currentTarget.dataset["day"]));
    },
    [onSelect],
  );
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const rows = rowsOf(list.current);
    // The selected day may not be among the days that were searched for.
    const at = entries.findIndex(({ day }) => day === selectedDay);
    stopAt(rows, rows[Math.max(at, 0)]);
  }, [entries, selectedDay]);
  if (entries.length === 0) {
    return <Empty title={t("none")} hint={t("noneHint")} />;
  }
  return (
    // The links inside have the focus; their keys arrive here.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <ol ref={list} onKeyDown={moveFocus}>
      {entries.map((entry) => (
        <DayRow
          key={entry.day}
          entry={entry}
          href={addressOf(inAskedWay(scheduleDayPath(entry.day)))}
          status={dayStatus(entry.day, currentDay)}
          isSelected={entry.day === selectedDay}
          contains={nameOf(within.get(entry.day)?.surah ?? 0) || undefined}
          isRead={read.has(entry.day)}
          onChoose={onChoose}
        />
      ))}
    </ol>
  );
}

/** A press that opens a new tab, or saves. */
const isForTheBrowser = (event: MouseEvent) =>
  event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;

const rowsOf = (list: HTMLOListElement | null) => [...(list?.querySelectorAll("a") ?? [])];

/** Makes one row the list's stop of the Tab key; without scripts every row is one. */
function stopAt(rows: readonly HTMLAnchorElement[], stop: HTMLAnchorElement | undefined): void {
  for (const row of rows) row.tabIndex = row === stop ? 0 : -1;
}

function moveFocus(event: KeyboardEvent<HTMLOListElement>): void {
  const rows = rowsOf(event.currentTarget);
  const at = rows.findIndex((row) => row === document.activeElement);
  const targets: Readonly<Record<string, number>> = {
    ArrowDown: at + 1,
    ArrowUp: at - 1,
    Home: 0,
    End: rows.length - 1,
  };
  const target = rows[targets[event.key] ?? -1];
  if (!target || event.altKey || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  stopAt(rows, target);
  target.focus();
}
