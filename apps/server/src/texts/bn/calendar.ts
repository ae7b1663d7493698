import type { calendar as english } from "../en/calendar.ts";

export const calendar = {
  name: "দৈনিক কুরআন পাঠ",
  ownName: "আমার কুরআন পাঠ",
  summary: "দিন {day, number}: {title}",
  about: "{count, number}টি আয়াত, প্রায় {minutes, number} মিনিট",
} as const satisfies Readonly<Record<keyof typeof english, string>>;
