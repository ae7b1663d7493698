import { z } from "zod";

const Sha256 = z.string().regex(/^[0-9a-f]{64}$/);

/** What the build wrote: each JSON document with its hash and its sizes in bytes plain, gzipped and in Brotli; `version` changes whenever any of them does. */
export const ContentManifest = z.object({
  version: Sha256,
  documents: z.array(
    z.object({
      path: z.string().min(1),
      sha256: Sha256,
      bytes: z.int().min(1),
      gzip: z.int().min(1),
      brotli: z.int().min(1),
    }),
  ),
});
export type ContentManifest = z.infer<typeof ContentManifest>;
