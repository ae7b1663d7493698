import type {
  KeptBookmark,
  KeptMark,
  KeptPlan,
  KeptPosition,
  Mark,
} from "@daily-quran/domain/progress";

export const PROGRESS_ID = "6f1c2f0e-8d4b-4c58-9f3e-0a4b7f6f2d11";

const updatedAt = "2026-03-05T06:30:00.000Z";

export const markExample: Mark = {
  plan: "daily",
  day: 292,
  date: "2026-03-05",
  timeZone: "Asia/Dhaka",
};

export const keptMarkExample: KeptMark = { ...markExample, id: PROGRESS_ID, updatedAt };

export const keptPositionExample: KeptPosition = {
  plan: "daily",
  verse: "80:17",
  day: 292,
  updatedAt,
};

export const bookmarkExample: KeptBookmark = {
  id: PROGRESS_ID,
  verse: "2:255",
  note: "For the evening.",
  label: "Duas",
  createdAt: updatedAt,
  updatedAt,
};

export const planExample: KeptPlan = {
  id: PROGRESS_ID,
  name: "Ramadan",
  startsOn: "2026-02-18",
  verses: { from: 1, to: 6236 },
  pace: { kind: "days", days: 30 },
  choices: [{ kind: "go-on", on: "2026-02-25" }],
  createdAt: updatedAt,
  updatedAt,
};
