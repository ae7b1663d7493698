import { type ReactNode, useEffect, useState } from "react";
import { keepDayWhile } from "../features/day/shown-day.ts";
import { createPlayerStore } from "../features/player/player-store.ts";
import { SharedPlayerDock } from "../features/player/dock/shared-player-dock.tsx";
import { SharedPlayer } from "../features/player/shared-player.tsx";
import { useTexts } from "../texts/use-texts.ts";
import { Boundary } from "../ui/status/boundary.tsx";

/** The recitation, which goes on from page to page and keeps the day that is recited. */
export function AppPlayer({ children }: { readonly children: (dock: ReactNode) => ReactNode }) {
  const t = useTexts("shell");
  const [store] = useState(() => createPlayerStore());
  useEffect(() => keepDayWhile(() => store.get().phase.status !== "idle"), [store]);
  const dock = (
    <Boundary name={t("thePlayer")} size="line">
      <SharedPlayerDock store={store} />
    </Boundary>
  );
  return <SharedPlayer store={store}>{children(dock)}</SharedPlayer>;
}
