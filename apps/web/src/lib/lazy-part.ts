import { type ComponentType, createElement, lazy, useEffect, useSyncExternalStore } from "react";
import { loadLaterTexts } from "../texts/load-texts.ts";
import { logFailure } from "./failure-log.ts";
import { createStore } from "./storage/store.ts";

const Nothing = () => null;

/**
 * A part of a page that is loaded with its texts when it is first shown. Where it can't be loaded, that is logged and
 * `otherwise` is shown until it can: the page itself still works.
 */
export const lazyPart = <Props extends object>(
  name: string,
  load: () => Promise<ComponentType<Props>>,
  otherwise: ComponentType<Props> = Nothing,
): ComponentType<Props> => {
  const part = createStore<ComponentType<Props>>(
    lazy(async () => ({
      default: await withTexts(load).catch((error: unknown) => {
        logFailure(name, error);
        return Failed;
      }),
    })),
  );
  /** Asks again at once, as it may be shown long after it failed, and at what may mean that the network is back. */
  function Failed(props: Props) {
    useEffect(() => {
      const again = () => void withTexts(load).then(part.set, () => undefined);
      again();
      for (const sign of SIGNS) addEventListener(sign, again);
      return () => SIGNS.forEach((sign) => removeEventListener(sign, again));
    }, []);
    return createElement(otherwise, props);
  }
  return (props) => createElement(useSyncExternalStore(part.subscribe, part.get, part.get), props);
};

const SIGNS = ["online", "pointerdown", "keydown"];

/** What `load` gives, once the texts are there that it shows; each is asked for twice. */
export async function withTexts<Part>(load: () => Promise<Part>): Promise<Part> {
  // Else a tap on a connection that is cut would do nothing.
  const [part] = await Promise.all([load().catch(load), loadLaterTexts().catch(loadLaterTexts)]);
  return part;
}
