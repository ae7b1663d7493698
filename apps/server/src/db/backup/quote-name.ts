/** A name as SQL takes it, whatever is in it. The driver's own way would change names of many words. */
export function quoteName(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
