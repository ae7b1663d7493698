import type { EmbeddedOptions } from "@daily-quran/embedded-postgres/options";

/** The embedded Postgres of this product, with its data in `dataDirectory`. */
export function embeddedOptions(dataDirectory: string): EmbeddedOptions {
  return {
    dataDirectory,
    names: {
      app: "daily-quran-reading",
      dataDirectory: "DATA_DIR",
      databaseUrl: "DATABASE_URL",
      otherMajor:
        "Start the version of the app that made it, run there: pnpm backup <file>; and here: pnpm restore <file> --replace. docs/operations.md says more.",
    },
  };
}
