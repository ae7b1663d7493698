import { useEffect, useState } from "react";
import { onReturn } from "../../lib/on-return.ts";
import { whenIdle } from "../../lib/when-idle.ts";
import { decideRefresh, lastRefreshDay } from "./last-refresh.ts";

const STATUS_MS = 60_000;

/** When the next automatic refresh happens; updated every minute. */
export function RefreshStatus() {
  const [text, setText] = useState("Readings are refreshed daily at 17:00.");
  useEffect(() => {
    const update = () => setText(statusText());
    const timer = setInterval(update, STATUS_MS);
    const leave = [whenIdle(update), onReturn(update), lastRefreshDay.subscribe(update)];
    return () => {
      clearInterval(timer);
      leave.forEach((stop) => stop());
    };
  }, []);
  return <span>{text}</span>;
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
