import { useEffect, useState } from "react";
import { utcDay } from "@daily-quran/reading-schedule/calendar-day";
import { onReturn } from "../../lib/on-return.ts";
import { whenIdle } from "../../lib/when-idle.ts";
import { decideRefresh, lastRefreshDay } from "./last-refresh.ts";

const STATUS_MS = 60_000;

/** When a new reading comes, and when the next automatic refresh happens; updated every minute. */
export function RefreshStatus() {
  const [text, setText] = useState("Readings are refreshed daily at 17:00.");
  const [newReading, setNewReading] = useState("A new reading comes every day.");
  useEffect(() => {
    const update = () => {
      setText(statusText());
      setNewReading(newReadingText());
    };
    const timer = setInterval(update, STATUS_MS);
    const leave = [whenIdle(update), onReturn(update), lastRefreshDay.subscribe(update)];
    return () => {
      clearInterval(timer);
      leave.forEach((stop) => stop());
    };
  }, []);
  return (
    <>
      <span>{newReading}</span> <span>{text}</span>
    </>
  );
}

/** When the plan's day changes, on the reader's own clock. */
function newReadingText(): string {
  const midnight = new Date(`${utcDay(Date.now())}T00:00:00Z`);
  const time = midnight.toLocaleTimeString("en-GB", { timeStyle: "short" });
  return `A new reading comes every day at ${time} your time.`;
}

function statusText(): string {
  const { kind, nextAt } = decideRefresh();
  if (kind === "refresh") return "The daily refresh is due.";
  const next = `Next refresh in ${durationText(nextAt - Date.now())}.`;
  return kind === "skip" ? `Refreshed today. ${next}` : next;
}

function durationText(milliseconds: number): string {
  const minutes = Math.ceil(milliseconds / 60_000);
  const hours = Math.floor(minutes / 60);
  return hours > 0 ? `${hours} h ${minutes % 60} min` : `${minutes} min`;
}
