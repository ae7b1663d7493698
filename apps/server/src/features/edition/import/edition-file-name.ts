/** The endings of their names, for messages. */
export const EDITION_FILES = ".json, .ndjson, .txt, .csv, .xml, .db or .sqlite file";

/**
 * Whether a file of a folder or an archive can be a part of an edition, by its name; hidden files and what
 * macOS adds are not.
 */
export function isEditionFileName(name: string): boolean {
  const parts = name.split("/");
  return (
    /\.((nd)?json|txt|csv|xml|db|sqlite)$/i.test(name) &&
    !parts.some((part) => /^(\.|__MACOSX$)/.test(part))
  );
}
