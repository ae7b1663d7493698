import type { Failure } from "./machine/player-state.ts";

/** The text of a failure. */
export const failureKey = (failure: Failure) =>
  failure === "Audio not available" ? "notAvailable" : "failed";
