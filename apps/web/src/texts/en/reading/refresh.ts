/** When readings and their copies for offline come, by the reader’s own clock, and that this clock is off. */
export const refresh = {
  newDailyAt: "A new reading comes every day at {time} your time.",
  copiesDone: "The next days are saved for reading offline.",
  clockOff: "Your device’s clock is off",
  clockIs:
    "It is about {unit, select, days {{count, plural, one {# day} other {# days}}} hours {{count, plural, one {# hour} other {# hours}}} other {{count, plural, one {# minute} other {# minutes}}}} {way, select, ahead {fast} other {slow}}. Days and readings here go by our own clock.",
} as const;
