/** Every encoding of a document, the smallest first. */
export const ENCODINGS = ["br", "gzip", "identity"] as const;

/** An encoding in which documents are cached. */
export type Encoding = (typeof ENCODINGS)[number];

/**
 * Content negotiation for `Accept-Encoding`: the client's highest quality, ties by our order (RFC 9110,
 * 12.5.3).
 */
export function acceptedEncoding(header: string | undefined): Encoding {
  if (!header) return "identity";
  const qualities = parseQualities(header);
  const quality = (encoding: Encoding): number =>
    qualities.get(encoding) ?? (encoding === "identity" ? 0.001 : (qualities.get("*") ?? 0));
  return ENCODINGS.reduce((best, encoding) =>
    quality(encoding) > quality(best) ? encoding : best,
  );
}

function parseQualities(header: string): Map<string, number> {
  return new Map(
    header.split(",").map((part) => {
      const [name = "", ...parameters] = part
        .trim()
        .toLowerCase()
        .split(/\s*;\s*/);
      const q = parameters.find((parameter) => parameter.startsWith("q="));
      const value = q === undefined ? 1 : Number(q.slice(2));
      return [name, Number.isFinite(value) ? value : 0];
    }),
  );
}
