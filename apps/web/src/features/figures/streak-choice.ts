import { oneOf, storedValue } from "../../lib/storage/storage.ts";

/** Whether the reader wants to see a streak. */
export const streakChoice = storedValue<"shown" | "hidden">(
  "streak",
  "shown",
  oneOf(["shown", "hidden"]),
);
