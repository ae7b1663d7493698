import { afterEach, beforeEach } from "vitest";
import type { GivenDescription } from "../../src/features/edition/import/describe-edition.ts";
import {
  importEdition,
  type ImportRequest,
  type ImportResult,
} from "../../src/features/edition/import/import-edition.ts";
import { useDatabase } from "../database.ts";
import { makeScratchFolder, removeFolder } from "../scratch-folder.ts";
import { type FileServer, useFileServer, whole } from "./file-server.ts";
import type { Sql } from "../../src/db/client.ts";

/** Checks that an import skips. */
type Skipped = Partial<Pick<ImportRequest, "maxMissing" | "anyLanguage">>;

/** A database, a server and a folder to import editions from. */
export interface Importing {
  readonly sql: Sql;
  readonly server: FileServer;
  readonly folder: string;
  /** Imports as the command does; `what` is an id of `server`, an address, or relative to `folder`. */
  add(what: string, given?: GivenDescription, skipped?: Skipped): Promise<ImportResult>;
  /** Puts files on the server as the edition en-al-jalalayn. */
  serve(files: ReadonlyMap<string, string>): void;
}

/** Gives every test of the file an empty folder and a server without files. */
export function openImporting(): Importing {
  const sql = useDatabase();
  const server = useFileServer();
  let folder = "";
  beforeEach(async () => {
    folder = await makeScratchFolder();
  });
  afterEach(() => removeFolder(folder));
  return {
    sql,
    server,
    get folder() {
      return folder;
    },
    add: (what, given = {}, skipped = {}) =>
      importEdition(sql, {
        what,
        given,
        baseAddress: `${server.url}/`,
        directory: folder,
        maxMissing: 0,
        ...skipped,
        now: Date.UTC(2025, 3, 10),
        signal: new AbortController().signal,
        onProgress: () => {},
      }),
    serve: (files) => {
      for (const [name, text] of files)
        server.responders.set(`/en-al-jalalayn/${name}`, whole(text));
    },
  };
}

/** A translation that the operator describes. */
export const MINE = {
  id: "bn-mine",
  kind: "translation",
  language: "bn",
  source: "https://example.org/mine",
} as const;
