import { Id } from "@daily-quran/domain/fields/id";
import { MAX_EDITIONS } from "@daily-quran/domain/passage";
import { PART_KINDS, PART_COUNTS } from "@daily-quran/quran/parts";
import { PLAN_DAYS } from "@daily-quran/reading-schedule/plan-day";
import type { z } from "zod";
import { schemaOf } from "./components.ts";
import { OF_DAY } from "../route/described.ts";

const ID_OF_CLIENT = "6f1c2f0e-8d4b-4c58-9f3e-0a4b7f6f2d11";

/** What each part of a path is, and one to try, by the word before it. */
const OF_PATH: Readonly<Record<string, readonly [about: string, example: string | number]>> = {
  "schedule/{day}": [OF_DAY, 17],
  "verses/{reference}": ["A verse as `2:255`, or verses of one surah as `2:255-257`.", "2:255"],
  ...Object.fromEntries(
    PART_KINDS.map((kind) => {
      const count = PART_COUNTS[kind];
      return [`${kind}s/{${kind}}`, [`The number of the ${kind}, 1 to ${count}.`, count]];
    }),
  ),
  "editions/{edition}": ["The ID of the edition.", "en-saheeh"],
  "quiz/{day}": [OF_DAY, 1],
  "check-ins/{day}": [OF_DAY, 1],
  "sessions/{id}": ["The ID of the session.", 1],
  "passkeys/{id}": ["The ID of the passkey.", 1],
  "tokens/{id}": ["The ID of the access token.", 1],
  "blocked-groups/{id}": ["The ID of the group.", 1],
  "notifications/{id}": ["The ID of the notification.", 1],
  "groups/{id}": ["The ID of the group.", 1],
  "members/{userId}": ["The user ID of the member.", 2],
  "khatmas/{id}": ["The ID of the khatma.", 1],
  "shares/{n}": ["The number of the share, from 1.", 5],
  "webhooks/{webhookId}": ["The ID of the webhook.", 1],
  "deliveries/{deliveryId}": ["The ID of the delivery.", 7],
  "invites/{inviteId}": ["The ID of the invite.", 1],
  "invites/{token}": [
    "The token of the invite: the last part of its link.",
    "0Vq3mT9cXoR5bLw8yKdEaJhGfSzNuPi2vB7tQxY4M1k",
  ],
  "marks/{id}": ["The ID of the mark: a UUID that the client makes.", ID_OF_CLIENT],
  "bookmarks/{id}": ["The ID of the bookmark: a UUID that the client makes.", ID_OF_CLIENT],
  "plans/{id}": ["The ID of the plan: a UUID that the client makes.", ID_OF_CLIENT],
  "positions/{plan}": ["The plan: `daily`, or the ID of an own one.", "daily"],
  "cycles/{id}": ["The ID of the cycle.", 1],
  "cycles/{cycleId}": ["The ID of the cycle.", 1],
};

const OF_QUERY: Readonly<Record<string, string>> = {
  day: `The day of the plan, 1 to ${PLAN_DAYS}; the cycle's current day by default.`,
  limit: "How many entries a page has at most; a larger number counts as the most.",
  facets: "Asks for `X-Surah-Counts`.",
  cursor: "Where the page begins: out of the `Link` header of the page before.",
  tafseer: "The ID of the commentary to read instead of the default one.",
  translation: "The ID of the translation to read instead of the one in its language.",
  transliteration: "The ID of the transliteration to read instead of the default one.",
  pronunciation:
    "The style of `transliteration`: `scholarly` as it is spelled (the default), `latin` as it is recited, or that in `bengali` letters (উচ্চারণ).",
  script:
    "`indopak` adds `arabicIndoPak` to each verse, the script of mushafs printed in India, Pakistan and Bangladesh; `uthmani`, the default, has `arabic` alone.",
  timeZone: "The time zone to count in, by its IANA name; UTC by default.",
  language: "The language of the texts.",
  start:
    "The first day of a plan of one's own, which is read once; without it the shared plan, again and again.",
  alarm:
    "A time of each day at which the calendar program rings, by the clock of its device; none by default.",
  editions: `Up to ${MAX_EDITIONS} editions by their ids, with commas between, whose texts each verse has in \`texts\`, a found one in \`editions\`.`,
  audio:
    "The ID of a reciter, as `/api/reciters` lists them: each verse then has its recording in `audio`.",
  fields:
    "The fields that each verse is to have, with commas between, and `surahNumber` and `verseNumber`; the others are left out, also those that the schema requires, but for what `editions`, `audio` and `script` ask for. A translation keeps its remark, a commentary its range. A result of a search has all else but those of its `texts` and remarks that are not named.",
  url: "The address of a page of verses on this site.",
  format: "Only `json`.",
  references: "Verses as `2:255` or `24:35-38`, with commas between.",
  surah: "The surah to draw from.",
  juz: "The juz to draw from.",
  seed: "What the draw depends on, in place of chance.",
  bom: "Whether a byte order mark stands before the table.",
  q: "What to find: a reference, a name, or words of a text.",
};

interface Parameter {
  readonly name: string;
  readonly example?: unknown;
}

/** The parameters in a path, described. */
export function pathParameters(path: string, schema: z.ZodObject | undefined): Parameter[] {
  return fieldsOf(schema).map(([name, field]) => {
    const [about, example] =
      OF_PATH[new RegExp(`[\\w-]+/\\{${name}\\}`).exec(path)?.[0] ?? ""] ?? [];
    return {
      name,
      in: "path",
      description: about,
      required: true,
      schema: schemaOf(field, "output"),
      example,
    };
  });
}

/** The header of a write by which its page says whose it is. */
export const userParameter = {
  name: "X-User-Id",
  in: "header",
  description:
    "The ID of the user that the page shows. While the session is another's, the call is `ANOTHER_SIGNED_IN` and does nothing. Programs need not send it.",
  required: false,
  schema: schemaOf(Id, "input"),
};

/** The parameters in a query, described; each is sent once at most. */
export function queryParameters(schema: z.ZodObject | undefined): Parameter[] {
  return fieldsOf(schema).map(([name, field]) => ({
    name,
    in: "query",
    description: OF_QUERY[name],
    ...(isList(field) && { style: "form", explode: false }),
    required: !field.safeParse(undefined).success,
    schema: schemaOf(field, "output"),
  }));
}

/** Whether it is sent once, with commas between its values. */
const isList = (field: z.ZodType): boolean => Object(schemaOf(field, "output")).type === "array";

const fieldsOf = (schema: z.ZodObject | undefined): [string, z.ZodType][] =>
  Object.entries(schema?.shape ?? {});
