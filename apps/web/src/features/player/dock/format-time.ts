const UNKNOWN = "--:--";

/** Seconds as `m:ss`, rounded down; `--:--` while they are not known. */
export function formatTime(seconds: number | null): string {
  if (seconds === null) return UNKNOWN;
  const whole = Math.floor(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}
