import { useRef, useState } from "react";
import { writeStored } from "../../lib/storage/storage.ts";
import { keepSight } from "../verses-on-page.ts";

interface LateChoice<T> {
  /** Loads what the page shows in what is chosen; what fails is left to the page. */
  readonly load: (chosen: T) => Promise<unknown>;
  readonly apply: (chosen: T) => void;
}

/**
 * Stores a choice under a name at once, and has the page follow when all is there that it shows then: in one render,
 * with the verse that is read where it is. Returns what is chosen meanwhile, and the function that chooses.
 */
export function useLateChoice<T>(name: string, { load, apply }: LateChoice<T>) {
  const [pressed, setPressed] = useState<T>();
  const last = useRef<T>(undefined);
  const choose = async (chosen: T) => {
    last.current = chosen;
    setPressed(chosen);
    writeStored(name, chosen);
    await load(chosen).catch(() => undefined);
    if (last.current !== chosen) return;
    keepSight();
    apply(chosen);
    setPressed(undefined);
  };
  return [pressed, (chosen: T) => void choose(chosen)] as const;
}
