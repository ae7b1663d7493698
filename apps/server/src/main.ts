import { tidyUsernames } from "./features/auth/tidy-usernames.ts";
import { importInBackground } from "./import-in-background.ts";
import { findPlaces } from "./places.ts";
import { startServer } from "./start-server.ts";

const places = findPlaces();

// Loaded while the database starts.
const loading = Promise.all([import("./app.ts"), import("./content/content.ts")]);

await startServer(
  places.root,
  async ({ server, site, trustProxy, accounts, dailyLimits, editions }, sql) => {
    const [{ createApp }, { loadContent }] = await loading;
    await tidyUsernames(sql);
    const app = await createApp({
      sql,
      now: Date.now,
      log: { level: server.logLevel },
      settings: { site, trustProxy, accounts, dailyLimits },
      builtIn: loadContent(places.content),
      webDirectory: places.web,
    });
    importInBackground(app, sql, editions.tafseer);
    return app;
  },
);
