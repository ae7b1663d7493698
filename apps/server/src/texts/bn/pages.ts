import type { pages as english } from "../en/pages.ts";

export const pages: Readonly<Record<keyof typeof english, string>> = {
  name: "দৈনিক কুরআন পাঠ",
};
