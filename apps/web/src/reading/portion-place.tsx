import { useState } from "react";
import { ContinueLine } from "../features/place/continue-line.tsx";
import { useKeepPlace } from "../features/place/use-keep-place.ts";
import { currentKey, usePlayerState } from "../features/player/player-context.ts";
import { useItems } from "../reader/progress/use-progress.ts";

interface PortionPlaceProps {
  /** The plan's id. */
  readonly plan: string;
  /** The portion's verses in order, as `80:17`. */
  readonly verses: readonly string[];
  readonly isRead: boolean;
}

/** Remembers where the reader is in a portion of an own plan, apart from all others, and leads back to it. */
export function PortionPlace({ plan, verses, isRead }: PortionPlaceProps) {
  const stopped = useItems("position")?.find(({ id }) => id === plan)?.value.verse;
  const [before, setBefore] = useState(stopped);
  const [steady, setSteady] = useState(verses);
  if (steady.join() !== verses.join()) setSteady(verses);
  const playing = usePlayerState(currentKey);
  const forget = () => setBefore(undefined);
  useKeepPlace({
    plan,
    verses: steady,
    positionOf: (verse) => ({ verse }),
    playing,
    isWanted: !isRead,
    onKept: forget,
  });
  // At the first verse there is nothing to go on from.
  if (isRead || before === undefined || !verses.includes(before, 1)) return null;
  return <ContinueLine verse={before} path={`#${before.replace(":", "-")}`} onFollow={forget} />;
}
