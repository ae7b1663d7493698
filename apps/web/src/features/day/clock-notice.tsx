import { useEffect, useEffectEvent, useSyncExternalStore } from "react";
import { onReturn } from "../../lib/on-return.ts";
import { storedValue } from "../../lib/storage/storage.ts";
import { askTime, learnedOffset, subscribeToClock } from "../../reader/clock/clock.ts";
import { storedOffset } from "../../reader/clock/stored-offset.ts";
import { useTexts } from "../../texts/use-texts.ts";
import { useShowToast } from "../../ui/toasts/use-toasts.ts";

/** From so many minutes on it is said. */
const MUCH = 5;
const HOUR = 60;
const DAY = 24 * HOUR;
const KNOWN_FOR_MS = 3_600_000;

/** By how many minutes the device's clock was off when that was said. */
const said = storedValue<number>("clock-said", 0, (value) =>
  Number.isFinite(value) ? (value as number) : undefined,
);

/** Keeps the time known, and says once that the device's clock is off where it is by much. */
export function ClockNotice() {
  const t = useTexts("refresh");
  const showToast = useShowToast();
  const behind = useSyncExternalStore(subscribeToClock, minutesBehind, () => undefined);
  const tell = useEffectEvent((minutes: number) => {
    if (Math.abs(minutes - said.get()) < MUCH) return;
    const isMuch = Math.abs(minutes) >= MUCH;
    said.set(isMuch ? minutes : 0);
    if (isMuch)
      showToast({
        title: t("clockOff"),
        description: t("clockIs", { way: minutes > 0 ? "behind" : "ahead", ...amountOf(minutes) }),
      });
  });
  useEffect(() => {
    if (behind !== undefined) tell(behind);
  }, [behind]);
  useEffect(() => {
    renewClock();
    return onReturn(renewClock);
  }, []);
  return null;
}

/** Asks for the time where nothing has shown it for an hour. */
function renewClock(): void {
  const { at = 0 } = storedOffset.get() ?? {};
  if (Math.abs(Date.now() - at) > KNOWN_FOR_MS) void askTime();
}

function minutesBehind(): number | undefined {
  const offset = learnedOffset();
  return offset === undefined ? undefined : Math.round(offset / 60_000);
}

function amountOf(minutes: number) {
  const all = Math.abs(minutes);
  if (all >= DAY) return { unit: "days", count: Math.round(all / DAY) };
  if (all >= 2 * HOUR) return { unit: "hours", count: Math.round(all / HOUR) };
  return { unit: "minutes", count: all };
}
