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

/** What `load` gives, once the texts are there that it shows. */
export async function withTexts<Part>(load: () => Promise<Part>): Promise<Part> {
  const [part] = await Promise.all([load(), loadLaterTexts()]);
  return part;
}
