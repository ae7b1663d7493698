/** The user named by ID or username; undefined for an invalid ID, which may have Bengali digits. */
export function namedUser(
  by: "id" | "username",
  text: string,
): { userId: number } | { username: string } | undefined {
  const named = text.trim();
  if (by === "username") return { username: named };
  const digits = named.replace(/[০-৯]/g, (digit) => String("০১২৩৪৫৬৭৮৯".indexOf(digit)));
  return /^\d{1,15}$/.test(digits) && Number(digits) > 0 ? { userId: Number(digits) } : undefined;
}
