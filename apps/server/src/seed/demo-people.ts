/** A reader of the demo: which days of a cycle are missed, and how often a question is answered wrongly. */
export interface DemoPerson {
  readonly username: string;
  readonly missedDays: readonly number[];
  /** Every n-th question is wrong. */
  readonly everyWrong: number;
}

/** The password of everyone in the demo. */
export const DEMO_PASSWORD = "ten minutes a day";

export const DEMO_PEOPLE: readonly DemoPerson[] = [
  { username: "amina", missedDays: [], everyWrong: 9 },
  { username: "bilal", missedDays: [3], everyWrong: 7 },
  { username: "fatima", missedDays: [], everyWrong: 5 },
  { username: "rahim", missedDays: [6, 7, 11], everyWrong: 4 },
  { username: "sadia", missedDays: [16, 17], everyWrong: 6 },
  { username: "yusuf", missedDays: [1, 2, 4, 8, 12, 15], everyWrong: 3 },
];

/** The groups of the demo; the first of the names is the creator. */
export const DEMO_GROUPS = [
  {
    name: "Morning Readers",
    description: "Ten minutes after dawn, wherever we are.",
    isPrivate: false,
    people: ["amina", "bilal", "fatima", "rahim", "sadia", "yusuf"],
    moderators: ["fatima"],
    cycleName: "Through the Quran together",
    day: 17,
  },
  {
    name: "The Rahman Family",
    description: "Cousins in Dhaka, Sylhet and London.",
    isPrivate: true,
    people: ["rahim", "sadia", "fatima"],
    moderators: [],
    cycleName: "Our first reading",
    day: 5,
  },
] as const;
