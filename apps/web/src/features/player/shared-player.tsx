import type { ReactNode } from "react";
import { SharedPlayerContext } from "./player-context.ts";
import type { PlayerStore } from "./player-store.ts";

interface SharedPlayerProps {
  readonly store: PlayerStore;
  readonly children: ReactNode;
}

/** One player for all pages inside. */
export function SharedPlayer({ store, children }: SharedPlayerProps) {
  return <SharedPlayerContext value={store}>{children}</SharedPlayerContext>;
}
