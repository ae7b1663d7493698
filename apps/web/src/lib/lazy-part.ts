import { type ComponentType, createElement, startTransition, useEffect, useState } from "react";
import { loadLaterTexts } from "../texts/load-texts.ts";
import { logFailure } from "./failure-log.ts";
import { createListeners, type Listeners } from "./storage/store.ts";

const SIGNS = ["online", "pointerdown", "keydown"];

/**
 * A script that is loaded with its texts when it is first wanted. Where it can't be, that is logged and `onFailure`
 * called once, and it is asked for again at each sign that the network may be back.
 */
export function lazyScript<Script>(
  name: string,
  request: () => Promise<Script>,
  onFailure?: () => void,
) {
  let state: { readonly script?: Script; readonly hasFailed?: boolean } = {};
  const change = (next: typeof state) => {
    state = next;
    listeners.notify();
  };
  const load = async (): Promise<Script> => {
    // The texts of another language may be waited for still.
    const script = await withTexts(async () => state.script ?? (await request()));
    if (!state.script) change({ script });
    return script;
  };
  const listeners: Listeners = createListeners(() => {
    const stop = () => SIGNS.forEach((sign) => removeEventListener(sign, ask));
    const ask = () =>
      void load().then(stop, (error: unknown) => {
        if (state.hasFailed) return;
        logFailure(name, error);
        onFailure?.();
        change({ hasFailed: true });
      });
    for (const sign of SIGNS) addEventListener(sign, ask);
    ask();
    return stop;
  });
  /** It is there in the first render once it is loaded. */
  const useScript = (isWanted: boolean): typeof state => {
    const [, setShown] = useState(state);
    useEffect(() => {
      if (!isWanted) return undefined;
      const show = () => startTransition(() => setShown(state));
      show();
      return listeners.subscribe(show);
    }, [isWanted]);
    return isWanted ? state : {};
  };
  return { load, useScript };
}

const Nothing = () => null;

/** What a part shows until it is loaded, and where it can't be. */
interface InItsPlace<Props> {
  readonly waiting?: ComponentType<Props>;
  readonly failed?: ComponentType<Props>;
}

/** A part of a page that is a script of its own: without it the page itself still works. */
export function lazyPart<Props extends object>(
  name: string,
  request: () => Promise<ComponentType<Props>>,
  { waiting = Nothing, failed = Nothing }: InItsPlace<Props> = {},
) {
  const { load, useScript } = lazyScript(name, request);
  const Part = (props: Props) => {
    const { script, hasFailed } = useScript(true);
    return createElement(script ?? (hasFailed ? failed : waiting), props);
  };
  return Object.assign(Part, { load });
}

/** What `load` gives, once the texts are there that it shows; each is asked for twice. */
export async function withTexts<Part>(load: () => Promise<Part>): Promise<Part> {
  // Else a tap on a connection that is cut would do nothing.
  const [part] = await Promise.all([load().catch(load), loadLaterTexts().catch(loadLaterTexts)]);
  return part;
}
