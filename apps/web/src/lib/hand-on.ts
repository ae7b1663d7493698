/** What became of a text that was handed on; undefined where the device's sheet was closed without it. */
export type HandedOn = "shared" | "copied" | "notCopied" | undefined;

/** Whether this page may copy: browsers have a clipboard on https and on one's own machine only. */
export const canCopy = (): boolean => "clipboard" in navigator && navigator.clipboard !== undefined;

/** Whether a text can be handed on at all. */
export const canHandOn = (): boolean => "share" in navigator || canCopy();

/** Copies a text, letter for letter. */
export async function copyText(text: string): Promise<HandedOn> {
  try {
    await navigator.clipboard.writeText(text);
    return "copied";
  } catch {
    return "notCopied";
  }
}

interface Shared {
  readonly title: string;
  readonly text: string;
  /** Absolute. */
  readonly url: string;
}

/** Hands a text and its link to the device's sheet, or copies them where there is none or it refuses. */
export async function shareOrCopy(shared: Shared): Promise<HandedOn> {
  try {
    if ("share" in navigator) {
      await navigator.share(shared);
      return "shared";
    }
  } catch (error) {
    if ((error as Error).name === "AbortError") return undefined;
  }
  return await copyText(`${shared.text}\n${shared.url}`);
}
