import { loadEnvironment, operatorDirectory } from "../env.ts";
import { findPlaces } from "../places.ts";
import { runEditions } from "./run-editions.ts";

const places = findPlaces();
const stopping = new AbortController();
for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => stopping.abort());

process.exitCode = await runEditions(
  {
    places,
    environment: () => loadEnvironment(places.root),
    directory: operatorDirectory(),
    signal: stopping.signal,
    now: Date.now,
    output: process.stdout,
    errors: process.stderr,
  },
  process.argv.slice(2),
);
