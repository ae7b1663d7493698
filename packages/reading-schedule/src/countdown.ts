const SECOND_MS = 1000;

/** What is left until the next reading: hours 0 to 24, minutes and seconds 0 to 59. */
export interface Countdown {
  readonly hours: number;
  readonly minutes: number;
  readonly seconds: number;
}

/** A time in milliseconds in whole seconds, rounded down. */
export function countdown(milliseconds: number): Countdown {
  const left = Math.floor(milliseconds / SECOND_MS);
  return {
    hours: Math.floor(left / 3600),
    minutes: Math.floor(left / 60) % 60,
    seconds: left % 60,
  };
}
