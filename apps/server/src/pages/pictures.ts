import { createHash } from "node:crypto";
import { PICTURE_LIMIT } from "@daily-quran/domain/api-limits";
import { DomainError } from "@daily-quran/domain/errors";
import { LANGUAGES } from "@daily-quran/domain/language";
import { picturePath } from "@daily-quran/domain/web-paths";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { LRUCache } from "lru-cache";
import type { Content } from "../content/content.ts";
import { widestNetworkOf } from "../features/auth/attempt/network.ts";
import { networkWindows } from "../features/limit/network-windows.ts";
import { findPicture, findTranslation } from "../features/picture/find-picture.ts";
import { drawApart } from "../features/picture/picture-thread.ts";
import { CACHED_FOR_AN_HOUR } from "../documents/cache-control.ts";
import { createLoadLimiter } from "../server/admission/load-limiter.ts";
import { matchesEtag } from "../documents/send-document.ts";

/** Changes with the look of the pictures, and their addresses with it. */
const LOOK = 1;

const FOR_GOOD = "public, max-age=31536000, immutable";

// One at a time, and a link that is shared in many places waits once.
const DRAWING = { atOnce: 1, waiting: 30, waitMs: 5_000 };

const MAX_CACHED_BYTES = 24 * 1024 * 1024;

interface Picture {
  readonly png: Buffer;
  readonly etag: string;
}

interface Params {
  readonly version: string;
  readonly language: string;
  readonly name: string;
}

/** The version in the address of pictures: another text or another look is another address. */
export const pictureVersion = ({ version }: Pick<Content, "version">): string =>
  createHash("sha256").update(`${LOOK} ${version}`).digest("hex").slice(0, 12);

interface PictureSource {
  readonly content: Content;
  readonly now: () => number;
}

/** Serves the pictures for link previews: drawn at the first request on a thread of their own, then cached. */
export function servePictures(app: FastifyInstance, { content, now }: PictureSource): void {
  const { run: draw, stop } = drawApart();
  app.addHook("onClose", stop);
  const limiter = createLoadLimiter(DRAWING);
  const count = networkWindows(PICTURE_LIMIT);
  const cache = new LRUCache<string, Picture>({
    maxSize: MAX_CACHED_BYTES,
    sizeCalculation: ({ png }) => png.length,
  });
  const drawing = new Map<string, Promise<Picture>>();

  const drawOnce = (key: string, make: () => Promise<Picture>): Promise<Picture> => {
    const begun = drawing.get(key) ?? make().finally(() => drawing.delete(key));
    drawing.set(key, begun);
    return begun;
  };
  const pictureOf = async (request: FastifyRequest, version: string): Promise<Picture> => {
    const { language, name } = request.params as Params;
    const known = LANGUAGES.find((one) => one === language);
    const spec = known && findPicture(content, name, known);
    if (!spec) throw new DomainError("NOT_FOUND");
    const key = `${version} ${language} ${name}`;
    const cached = cache.get(key);
    if (cached) return cached;
    count(request.ip, now());
    const network = widestNetworkOf(request.ip);
    return await drawOnce(key, async () => {
      const translation = await findTranslation(content.snapshot(), name, known);
      if (!(await limiter.acquire(network))) throw new DomainError("OVERLOADED");
      const drawn = await draw({ ...spec, ...(translation && { translation }) }).finally(
        limiter.release,
      );
      const png = Buffer.from(drawn);
      const etag = `"${createHash("sha256").update(png).digest("base64url")}"`;
      const picture = { png, etag };
      cache.set(key, picture);
      return picture;
    });
  };

  app.get(fastifyPicturePath, async (request, reply) => {
    const version = pictureVersion(content);
    const { png, etag } = await pictureOf(request, version);
    const isCurrent = (request.params as Params).version === version;
    return send(request, reply, {
      png,
      etag,
      cacheControl: isCurrent ? FOR_GOOD : CACHED_FOR_AN_HOUR,
    });
  });
}

const fastifyPicturePath = picturePath({
  version: ":version",
  language: ":language",
  name: ":name",
});

function send(
  request: FastifyRequest,
  reply: FastifyReply,
  { png, etag, cacheControl }: Picture & { readonly cacheControl: string },
): FastifyReply {
  reply.headers({ etag, "cache-control": cacheControl });
  if (matchesEtag(request.headers["if-none-match"], etag)) return reply.code(304).send();
  return reply.header("content-type", "image/png").send(png);
}
