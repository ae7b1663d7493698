/** Whom somebody named, by ID or by username; undefined where an ID is no number that an ID can be. */
export function namedUser(
  by: "id" | "username",
  text: string,
): { userId: number } | { username: string } | undefined {
  const named = text.trim();
  if (by === "username") return { username: named };
  return /^\d{1,15}$/.test(named) && Number(named) > 0 ? { userId: Number(named) } : undefined;
}
