/** Quotes an SQL identifier. The driver's own quoting would change names in camelCase. */
export function quoteName(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
