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
  function Failed(props: Props) {
    // At once, too: it may be shown again long after it failed.
    useEffect(() => loadUntilThere(() => withTexts(load), part.set), []);
    return createElement(otherwise, props);
  }
  return (props) => createElement(useSyncExternalStore(part.subscribe, part.get, part.get), props);
};

const SIGNS = ["online", "pointerdown", "keydown"];

/**
 * Hands on what `load` gives; where that fails, says so once and asks again at each sign that the network may be back.
 * Call the result to ask no more.
 */
export function loadUntilThere<Part>(
  load: () => Promise<Part>,
  onLoad: (part: Part) => void,
  onFirstFailure?: (error: unknown) => void,
): () => void {
  let tell = onFirstFailure;
  const stop = () => SIGNS.forEach((sign) => removeEventListener(sign, onSign));
  const onSign = () => void ask();
  const ask = async () => {
    try {
      const part = await load();
      stop();
      onLoad(part);
    } catch (error) {
      tell?.(error);
      tell = undefined;
    }
  };
  for (const sign of SIGNS) addEventListener(sign, onSign);
  onSign();
  return stop;
}

/** What `load` gives, once the texts are there that it shows; each is asked for twice. */
export async function withTexts<Part>(load: () => Promise<Part>): Promise<Part> {
  // Else a tap on a connection that is cut would do nothing.
  const [part] = await Promise.all([load().catch(load), loadLaterTexts().catch(loadLaterTexts)]);
  return part;
}
