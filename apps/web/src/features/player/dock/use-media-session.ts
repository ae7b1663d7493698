import { useEffect } from "react";
import type { PlayerState, Status } from "../machine/player-state.ts";
import type { PlayerStore } from "../player-store.ts";
import { currentKey } from "../player-context.ts";

const SKIP_SECONDS = 10;

/** The lock screen, headphones and media keys: what plays, who recites, and the buttons for it. */
export function useMediaSession(store: PlayerStore, { album, artist }: Recording): void {
  useEffect(() => {
    if (!("mediaSession" in navigator)) return undefined;
    return connectMediaSession(store, navigator.mediaSession, { album, artist });
  }, [store, album, artist]);
}

interface Recording {
  readonly album: string;
  readonly artist: string;
}

const ARTWORK = [{ src: "/icon-512.png", sizes: "512x512", type: "image/png" }];

export function connectMediaSession(
  store: PlayerStore,
  session: MediaSession,
  recording: Recording,
): () => void {
  const handlers = handlersOf(store);
  for (const [action, handler] of handlers) setHandler(session, action, handler);
  let shown: string | null = null;
  const show = () => {
    const state = store.get();
    const key = currentKey(state);
    if (key !== shown) session.metadata = metadataOf(state, recording);
    shown = key;
    session.playbackState = PLAYBACK_STATES[state.phase.status];
    session.setPositionState(positionOf(state));
  };
  show();
  const unsubscribe = store.subscribe(show);
  return () => {
    unsubscribe();
    for (const [action] of handlers) setHandler(session, action, null);
    session.metadata = null;
    session.playbackState = "none";
    session.setPositionState();
  };
}

const PLAYBACK_STATES: Readonly<Record<Status, MediaSessionPlaybackState>> = {
  idle: "none",
  loading: "playing",
  playing: "playing",
  between: "playing",
  paused: "paused",
  error: "paused",
};

type Handler = readonly [MediaSessionAction, MediaSessionActionHandler];

function handlersOf({ get, send }: PlayerStore): readonly Handler[] {
  const skip = (seconds: number) => {
    const { phase } = get();
    if (phase.status !== "idle") {
      send({ type: "seek", position: phase.track.position + seconds });
    }
  };
  return [
    ["play", () => send({ type: "resume" })],
    ["pause", () => send({ type: "pause" })],
    ["stop", () => send({ type: "stop" })],
    ["previoustrack", () => send({ type: "previous" })],
    ["nexttrack", () => send({ type: "next" })],
    ["seekbackward", ({ seekOffset }) => skip(-(seekOffset ?? SKIP_SECONDS))],
    ["seekforward", ({ seekOffset }) => skip(seekOffset ?? SKIP_SECONDS)],
    [
      "seekto",
      ({ seekTime }) => seekTime !== undefined && send({ type: "seek", position: seekTime }),
    ],
  ];
}

/** Browsers throw for unknown actions. */
function setHandler(
  session: MediaSession,
  action: MediaSessionAction,
  handler: MediaSessionActionHandler | null,
): void {
  try {
    session.setActionHandler(action, handler);
  } catch {
    // Then the button is absent.
  }
}

function metadataOf({ phase }: PlayerState, recording: Recording): MediaMetadata | null {
  const verse =
    phase.status === "idle" ? undefined : phase.track.playlist[phase.track.index]?.verse;
  if (!verse) return null;
  return new MediaMetadata({ title: verse.title, ...recording, artwork: ARTWORK });
}

function positionOf({ phase, speed }: PlayerState): MediaPositionState | undefined {
  if (phase.status === "idle" || phase.track.duration === null) return undefined;
  const { duration, position } = phase.track;
  return { duration, position: Math.min(position, duration), playbackRate: speed };
}
