import { type ComponentType, lazy } from "react";
import { loadLaterTexts } from "../texts/load-texts.ts";
import { logFailure } from "./failure-log.ts";

const Nothing = () => null;

/**
 * A part of a page that is loaded with its texts when it is first shown. Where it can't be loaded, that is logged and
 * `otherwise` is shown: the page itself still works.
 */
export const lazyPart = <Props extends object>(
  name: string,
  load: () => Promise<ComponentType<Props>>,
  otherwise: ComponentType<Props> = Nothing,
) =>
  lazy<ComponentType<Props>>(async () => ({
    default: await withTexts(load).catch((error: unknown) => {
      logFailure(name, error);
      return otherwise;
    }),
  }));

/** What `load` gives, once the texts and styles are there that it shows; what fails is asked for twice. */
export async function withTexts<Part>(load: () => Promise<Part>): Promise<Part> {
  const both = () => Promise.all([load(), loadLaterTexts()]);
  // Without it a tap on a connection that is cut would fail until the page is loaded again.
  const [part] = await both().catch(both);
  await Promise.all([...failedSheets].filter(({ isConnected }) => isConnected).map(loadAgain));
  return part;
}

const failedSheets = new Set<HTMLLinkElement>();

// At the window, as it does not bubble. A sheet that is only slow is left alone: who loads it waits for its event.
if (typeof document !== "undefined")
  addEventListener(
    "error",
    ({ target }) => {
      if (target instanceof HTMLLinkElement && target.rel === "stylesheet")
        failedSheets.add(target);
    },
    true,
  );

/** Loads a failed style sheet once more, as Vite asks for each only once. */
const loadAgain = (sheet: HTMLLinkElement) =>
  new Promise<void>((resolve) => {
    const again = sheet.cloneNode() as HTMLLinkElement;
    failedSheets.delete(sheet);
    for (const end of ["load", "error"]) again.addEventListener(end, () => resolve());
    sheet.replaceWith(again);
  });
