import { z } from "zod";

const Sha256 = z.string().regex(/^[0-9a-f]{64}$/);

const Encoded = z.object({ bytes: z.int().min(1), sha256: Sha256 });

/**
 * The build's manifest: each document's SHA-256 and size in bytes, plain, in gzip and in Brotli; `version`
 * changes with any plain one.
 */
export const ContentManifest = z.object({
  version: Sha256,
  documents: z.array(
    z.object({
      path: z.string().min(1),
      sha256: Sha256,
      bytes: z.int().min(1),
      gzip: Encoded,
      brotli: Encoded,
    }),
  ),
});
export type ContentManifest = z.infer<typeof ContentManifest>;

/** The document with the texts of a built-in edition that readings do not hold. */
export const textsPath = (id: string): string => `editions/${id}.json`;
