import { importInBackground } from "./import-in-background.ts";
import { findPlaces } from "./places.ts";
import { startServer } from "./start-server.ts";

const places = findPlaces();

// Loaded while the database starts.
const loading = import("./app.ts");

await startServer(places.root, async ({ server, site, trustProxy, accounts, editions }, sql) => {
  const { createApp } = await loading;
  const app = await createApp({
    sql,
    now: Date.now,
    log: { level: server.logLevel },
    settings: { site, trustProxy, accounts },
    contentDirectory: places.content,
    webDirectory: places.web,
  });
  importInBackground(app, sql, editions.tafseer);
  return app;
});
