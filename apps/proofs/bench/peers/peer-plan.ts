/** Bare `node:http`, bare Fastify, or Fastify with the adapter of tRPC. */
export type PeerKind = "node" | "fastify" | "trpc";

/** What a bare server is told, as JSON in the file `plan.json`. */
export interface PeerPlan {
  readonly kind: PeerKind;
  /** A `postgres://` URL. */
  readonly database: string;
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

/** The procedure of the tRPC server that is one query. */
export const TRPC_QUERY_PATH = "/trpc/query";
