import { toLatinDigits } from "@daily-quran/quran/latin-digits";

/** The user named by ID, in the digits of any script, or by username; undefined for an invalid ID. */
export function namedUser(
  by: "id" | "username",
  text: string,
): { userId: number } | { username: string } | undefined {
  const named = text.trim();
  if (by === "username") return { username: named };
  const digits = toLatinDigits(named);
  return /^\d{1,15}$/.test(digits) && Number(digits) > 0 ? { userId: Number(digits) } : undefined;
}
