import { VERSION } from "@daily-quran/domain/version";
import type { FastifyInstance } from "fastify";
import type { ReadyResponses } from "./fast-path/ready-responses.ts";
import type { AppSettings } from "../request/settings.ts";
import { admitRequests } from "./admission/admission.ts";
import { answerInFront } from "./fast-path/answer-in-front.ts";
import { compressResponses } from "./compress-responses.ts";
import { readJsonBodies } from "./json-body.ts";
import { drainBeforeClose } from "./lifecycle/draining.ts";
import { handleOneAtATime } from "./lifecycle/one-at-a-time.ts";
import { cutSlowReaders, TIME_LIMITS } from "./lifecycle/time-limits.ts";
import { isApi, shareApi } from "./security/cors.ts";
import { refuseForeignWrites } from "./security/csrf.ts";
import { addSecurityHeaders } from "./security/security-headers.ts";
import { refuseOddBatches } from "./trpc-batches.ts";

/** What the hooks need: the settings, the clock, and the responses that are ready to be sent. */
interface HookDependencies {
  readonly settings: Pick<AppSettings, "site" | "drainSeconds">;
  readonly now: () => number;
  readonly ready: ReadyResponses;
}

/** Every hook, in the order in which a request meets them; call it before any route is added. */
export function addHooks(app: FastifyInstance, { settings, now, ready }: HookDependencies): void {
  const { publicUrl } = settings.site;
  const turns = handleOneAtATime(app);
  addSecurityHeaders(app, publicUrl);
  nameVersion(app);
  shareApi(app);
  cutSlowReaders(app, TIME_LIMITS);
  drainBeforeClose(app, settings.drainSeconds * 1000);
  refuseOddBatches(app);
  compressResponses(app);
  admitRequests(app);
  refuseForeignWrites(app, publicUrl);
  readJsonBodies(app);
  // Last, as it goes in front of what listens to the server: what it answers meets no hook.
  answerInFront(app, { ready, turns, now });
}

/** Names the product's version in every response of the API. */
function nameVersion(app: FastifyInstance): void {
  app.addHook("onRequest", ({ url }, reply, done) => {
    if (isApi(url)) reply.header("api-version", VERSION);
    done();
  });
}
