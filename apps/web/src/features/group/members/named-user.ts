/** The user named by ID or username; undefined for an invalid ID. */
export function namedUser(
  by: "id" | "username",
  text: string,
): { userId: number } | { username: string } | undefined {
  const named = text.trim();
  if (by === "username") return { username: named };
  return /^\d{1,15}$/.test(named) && Number(named) > 0 ? { userId: Number(named) } : undefined;
}
