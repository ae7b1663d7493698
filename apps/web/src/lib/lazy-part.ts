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
  if (typeof document !== "undefined") await loadFailedStyles();
  return part;
}

async function loadFailedStyles(): Promise<void> {
  const sheets = document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]:not([disabled])");
  await Promise.all([...sheets].filter((sheet) => !isLoaded(sheet)).map(loadAgain));
}

/** Whether a style sheet came: Chromium has one also for what failed, and refuses to show its rules. */
function isLoaded({ sheet }: HTMLLinkElement): boolean {
  try {
    return sheet?.cssRules !== undefined;
  } catch {
    return false;
  }
}

/** Loads a failed style sheet once more, as Vite asks for each only once. Of two copies that loaded one is removed. */
const loadAgain = (sheet: HTMLLinkElement) =>
  new Promise<void>((resolve) => {
    const again = document.createElement("link");
    again.rel = "stylesheet";
    again.href = sheet.href;
    const settle = () => {
      (isLoaded(again) && !isLoaded(sheet) ? sheet : again).remove();
      resolve();
    };
    again.addEventListener("load", settle);
    again.addEventListener("error", settle);
    sheet.after(again);
  });
