import { loadEnvironment, operatorDirectory } from "../env.ts";
import { findPlaces } from "../places.ts";
import type { CommandSetting } from "./command-setting.ts";

/** What a command takes from this process; SIGINT and SIGTERM stop it. */
export function processSetting(): CommandSetting {
  const places = findPlaces();
  const stopping = new AbortController();
  for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => stopping.abort());
  return {
    places,
    environment: () => loadEnvironment(places.root),
    directory: operatorDirectory(),
    signal: stopping.signal,
    now: Date.now,
    output: process.stdout,
    errors: process.stderr,
  };
}
