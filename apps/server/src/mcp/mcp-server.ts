import * as apiPaths from "@daily-quran/domain/api-paths";
import { MAX_EDITIONS } from "@daily-quran/domain/passage";
import { MAX_QUOTATION, Quotation } from "@daily-quran/domain/search/quotation";
import { VERSION } from "@daily-quran/domain/version";
import { scheduleDayPath } from "@daily-quran/domain/web-paths";
import { PART_KINDS } from "@daily-quran/quran/parts";
import { globalDay } from "@daily-quran/reading-schedule/global-day";
import { type CallToolResult, McpServer } from "@modelcontextprotocol/server";
import { z } from "zod";
import type { findDocumentOf } from "../api/route/api-documents.ts";
import type { DocumentSource } from "../api/route/rest-route.ts";
import { parseDocument } from "../content/ready-document.ts";
import type { Context } from "../request/context.ts";
import { toPublicError } from "../request/public-error.ts";
import { createCaller } from "../trpc/router.ts";
import { detailedError } from "../texts/detailed-error.ts";
import { checkedAgainst, commentaryOf, foundIn, listEditions, quotesOf } from "./quotes.ts";

/** What the tools read: the documents of the API, and the request that calls one. */
export interface ToolSource {
  readonly find: ReturnType<typeof findDocumentOf>;
  readonly site: DocumentSource["site"];
  readonly context: Context;
}

const INSTRUCTIONS =
  "The Quran to the letter. Quote no verse from memory: ask for it here, copy its text unchanged, and name its reference, its edition and its address. A text has its remark beside it where one is needed: pass it on. A commentary is its author's, not the Quran. Before you publish a quotation, check it with verify_quotation.";

const editions = z
  .array(z.string().max(64))
  .min(1)
  .max(MAX_EDITIONS)
  .default(["ar-uthmani", "en-saheeh"])
  .describe("The ids of up to five editions, as list_editions has them.");

const reference = z.string().describe("Verses of one surah, such as 2:255 or 2:255-257.");

/** The tools of a server for one request; all of them only read. */
export function mcpServer(source: ToolSource): McpServer {
  const { context, site } = source;
  const server = new McpServer(
    { name: "daily-quran-reading", title: "Daily Quran Reading", version: VERSION },
    { instructions: INSTRUCTIONS },
  );
  const read = async (path: string, query: object = {}): Promise<unknown> => {
    const { content, quizzes, inTurn } = context;
    const now = context.now();
    const found = source.find(path, { content, quizzes, site, now, inTurn }, query);
    return parseDocument(await found.document);
  };
  const quotes = async (path: string, wanted: readonly string[]) =>
    quotesOf(await read(path, { editions: wanted.join(",") }), {
      site,
      editions: listEditions(context.content).filter(({ id }) => wanted.includes(id)),
    });
  const caller = createCaller(context);

  /** Only reads, and of a closed world. */
  const annotations = { readOnlyHint: true, openWorldHint: false };
  server.registerTool(
    "todays_reading",
    {
      description: "The verses that everybody reads today: one of 300 days over the whole Quran.",
      inputSchema: z.object({ editions }),
      annotations,
    },
    (input) =>
      answer(async () => {
        const day = globalDay(context.now());
        const { readingTitle } = context.content.parseReading(day);
        const address = new URL(scheduleDayPath(day), site.publicUrl).href;
        const found = await quotes(apiPaths.dayVersesPath(day), input.editions);
        return { day, readingTitle, address, ...found };
      }),
  );
  server.registerTool(
    "verses",
    {
      description: "Verses by their reference, in the editions that are asked for.",
      inputSchema: z.object({ reference, editions }),
      annotations,
    },
    (input) => answer(() => quotes(apiPaths.versePath(input.reference), input.editions)),
  );
  server.registerTool(
    "part",
    {
      description: "A whole surah, juz, hizb, rub, ruku or page of the Madani mushaf.",
      inputSchema: z.object({ kind: z.enum(PART_KINDS), number: z.int(), editions }),
      annotations,
    },
    (input) => answer(() => quotes(apiPaths.partPath(input.kind, input.number), input.editions)),
  );
  server.registerTool(
    "commentary",
    {
      description: "What a commentary says of verses, with its author and its licence.",
      inputSchema: z.object({ reference, edition: z.string().max(64).optional() }),
      annotations,
    },
    (input) =>
      answer(async () => {
        const found = listEditions(context.content);
        const edition = input.edition ?? found.find(isDefaultTafseer)?.id;
        if (edition === undefined)
          throw detailedError("EDITION_NOT_FOUND", { key: "noCommentary" });
        const document = await read(apiPaths.versePath(input.reference), { tafseer: edition });
        return {
          edition: found.find(({ id }) => id === edition),
          comments: commentaryOf(document, site),
        };
      }),
  );
  server.registerTool(
    "search",
    {
      description: "The ten best verses for words of any text, a reference or a name.",
      inputSchema: z.object({ query: z.string().min(1).max(200) }),
      annotations,
    },
    (input) =>
      answer(async () => {
        const { items } = await caller.search.find({ q: input.query, limit: 10 });
        return foundIn(items, { site, editions: listEditions(context.content) });
      }),
  );
  server.registerTool(
    "verify_quotation",
    {
      description: `Which verses a text of up to ${MAX_QUOTATION} characters is, and every letter that differs.`,
      inputSchema: Quotation,
      annotations,
    },
    (input) =>
      answer(async () =>
        checkedAgainst(await caller.quotation.check(input), {
          site,
          editions: listEditions(context.content),
        }),
      ),
  );
  server.registerTool(
    "list_editions",
    { description: "The texts that there are, with author, source and licence.", annotations },
    () => answer(() => listEditions(context.content)),
  );
  return server;
}

const isDefaultTafseer = ({ kind, isDefault }: { kind: string; isDefault: boolean }): boolean =>
  kind === "tafseer" && isDefault;

/** What a tool found as JSON, or why it found nothing as a sentence. */
async function answer(find: () => unknown): Promise<CallToolResult> {
  try {
    return { content: [{ type: "text", text: JSON.stringify(await find()) }] };
  } catch (error) {
    const { status, body } = toPublicError(error);
    if (status === 500) throw error;
    return { isError: true, content: [{ type: "text", text: body.error }] };
  }
}
