import { parse } from "bowser";

const MAX_LENGTH = 60;

/** A browser as its owner knows it (`Firefox on Windows`); undefined where it names itself unknown. */
export function deviceName(userAgent: string | undefined): string | undefined {
  if (!userAgent) return undefined;
  // Longer ones are made up, and regular expressions go through them.
  const { browser, os } = parse(userAgent.slice(0, 500));
  const names = [browser.name, os.name].filter((name) => name !== undefined && name !== "");
  return names.join(" on ").slice(0, MAX_LENGTH) || undefined;
}
