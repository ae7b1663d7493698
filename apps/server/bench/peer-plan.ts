import type { DatabaseAddress } from "../src/db/client.ts";

/** What a bare server is told, as JSON in the file `plan.json`. */
export interface PeerPlan {
  readonly kind: "node" | "fastify";
  readonly database: DatabaseAddress;
  readonly sessionId: string;
  /** Responses of the product's: their keys are path and encoding, and their bodies files in the same folder. */
  readonly documents: readonly {
    readonly key: string;
    readonly headers: Readonly<Record<string, string>>;
    readonly file: string;
  }[];
}

/** The path that is one query; every other is a document. */
export const QUERY_PATH = "/query";
