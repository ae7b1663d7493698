import * as apiPaths from "@daily-quran/domain/api-paths";
import {
  BeginKhatmaInput,
  Khatma,
  KhatmaKeeping,
  KhatmaReader,
  KhatmaSelf,
  KhatmaShare,
  KhatmaSummary,
  MAX_KHATMAS,
  MAX_SHARES,
  SetShareInput,
} from "@daily-quran/domain/group/khatma";
import { emptyRoute, procedureRoute } from "../route/declare-route.ts";
import { CLIENT_ID, described, type SchemaTexts } from "../route/described.ts";
import type { RestRoute } from "../route/rest-route.ts";

const FACTS = {
  id: 3,
  groupId: 1,
  name: "For Fatima",
  intention: "for our mother",
  count: 2,
  round: 1,
  createdAt: "2026-03-01T12:00:00.000Z",
  endsAt: "2026-03-06T12:00:00.000Z",
  isOver: false,
};

const example: Khatma = {
  ...FACTS,
  parts: 2,
  plan: "5b1c1f52-6f0f-4d0e-8f55-3b5f4b1d7a10",
  most: MAX_SHARES,
  byLink: false,
  keeper: "amina",
  readers: 1,
  shares: [
    { n: 1, state: "taken", by: "bilal" },
    { n: 2, state: "free" },
  ],
  canTake: true,
};

const SHARE_ERRORS = [
  ...(["KHATMA_MEMBERS_ONLY", "KHATMA_NOT_FOUND", "READER_NOT_FOUND"] as const),
  ...(["SHARE_NOT_FOUND", "SHARE_TAKEN", "TOO_MANY_READERS"] as const),
];

/** Khatmas: the Quran shared out among people. */
export const khatmaRoutes: readonly RestRoute[] = [
  procedureRoute({
    path: apiPaths.groupKhatmas,
    operationId: "listKhatmas",
    summary: "The khatmas of a group",
    description: `Newest first, ${MAX_KHATMAS} at most.`,
    example: [{ ...FACTS, shares: 2, taken: 1, done: 0 }],
    errors: ["GROUP_NOT_FOUND"],
    procedure: "khatma.list",
  }),
  procedureRoute({
    method: "POST",
    path: apiPaths.groupKhatmas,
    operationId: "beginKhatma",
    summary: "Begin a khatma in a group",
    description:
      "For admins and moderators. `shares` is `juz`, `hizb`, `surah` or `page`, or a number of parts with equally many words. The members are told. With `clientId` it may be sent again.",
    body: BeginKhatmaInput,
    bodyExample: { name: "For Fatima", intention: "for our mother", shares: "juz" },
    status: 201,
    example,
    errors: [
      "LEADER_ONLY",
      "GROUP_NOT_FOUND",
      "KHATMA_NOT_FOUND",
      "TOO_MANY_KHATMAS",
      "DAILY_LIMIT",
    ],
    procedure: "khatma.begin",
  }),
  procedureRoute({
    path: apiPaths.khatma,
    operationId: "getKhatma",
    summary: "A khatma with its shares",
    description: "For who sees its group, keeps it, or reads in it.",
    example,
    errors: ["KHATMA_NOT_FOUND"],
    procedure: "khatma.get",
  }),
  procedureRoute({
    path: apiPaths.khatmaTable,
    operationId: "getKhatmaTable",
    summary: "The shares of a khatma as CSV",
    description:
      "A row for each share, with a header (RFC 4180): its number, its verses, its state, who has it and who else has read it. Its words are in the language of `Accept-Language`.",
    contentType: "text/csv",
    example:
      "share,verses,state,name,also read by\r\n1,Al-Fatiha/Al-Baqarah,done,bilal,\r\n2,Al-Baqarah 142–252,free,,\r\n",
    errors: ["KHATMA_NOT_FOUND"],
    procedure: "khatma.table",
  }),
  procedureRoute({
    method: "PUT",
    path: apiPaths.khatmaShare,
    operationId: "setShare",
    summary: "Take a share, or say that it is done",
    description:
      "Again changes nothing for who has it. For others it is `SHARE_TAKEN`, which says who has it and which is free. What one had and was given on meanwhile can still be done: both are named.",
    body: SetShareInput,
    bodyExample: { state: "taken" },
    example: { n: 2, state: "taken", by: "amina", reader: 7, yours: true },
    errors: [...SHARE_ERRORS, "SHARES_ENOUGH", "KHATMA_OVER"],
    procedure: "khatma.setShare",
  }),
  emptyRoute({
    method: "DELETE",
    path: apiPaths.khatmaShare,
    operationId: "freeShare",
    summary: "Give a share back",
    description:
      "Of a free one nothing changes. Who keeps the khatma can hand on a share that another has not read.",
    errors: SHARE_ERRORS,
    procedure: "khatma.freeShare",
  }),
];

const OF_KHATMA = {
  id: "The khatma's ID.",
  groupId: "Its group; absent where it has none.",
  name: "Its name.",
  intention: "For what it is read; absent where nothing was written.",
  count: "How many shares it has.",
  round: "Which round it is in, from 1.",
  repeats: "How often it begins again; absent where it is read once.",
  createdAt: "When it began.",
  endsAt: "When it ends; absent where it has no end.",
  isOver: "Whether no share can be taken any more.",
};

const SHARED_OUT = "`juz`, `hizb`, `surah`, `page`, or into how many parts of equally many words.";

export const khatmaTexts: SchemaTexts = {
  output: {
    KhatmaSummary: described(KhatmaSummary, "A khatma in a list.", {
      ...OF_KHATMA,
      shares: SHARED_OUT,
      taken: "How many shares somebody has and has not read yet.",
      done: "How many are read in this round.",
    }),
    Khatma: described(Khatma, "A khatma, as its caller sees it.", {
      ...OF_KHATMA,
      parts: SHARED_OUT,
      plan: "The plan of the marks that say that its verses were read.",
      most: "How many shares one may have unread at a time.",
      returnDays: "After how many days an unread share is free again; absent for never.",
      byLink: "Whether it has a link that lets others in.",
      keeper: "The username of who keeps it; absent once that account is deleted.",
      second: "The username of who keeps it, too; absent for nobody.",
      finishedAt: "When the last share was read; absent before that.",
      readers: "How many people have a share or have read one.",
      shares: "Its shares in order.",
      canTake: "Whether the caller can take a share.",
      you: "The caller as a reader; absent for who has not taken a share.",
      kept: "What only who keeps it sees: the link, its code, and all readers.",
    }),
    KhatmaSelf: described(KhatmaSelf, "The caller as a reader of a khatma.", {
      id: "The reader's ID.",
      name: "The username, or the name that was written.",
      isVisitor: "Whether it is a device without an account.",
    }),
    KhatmaKeeping: described(KhatmaKeeping, "What only who keeps a khatma sees.", {
      link: "The link that lets others in; absent where only members may take.",
      code: "The code of eight signs that does the same.",
      readers: "The first 400 who read in it.",
    }),
    KhatmaShare: described(KhatmaShare, "A share of a khatma.", {
      n: "Its number, from 1.",
      state: "`free`, `taken` or `done`.",
      by: "Who has it; absent for a free one, and for somebody who is gone.",
      reader: "The ID of that reader, for that reader and who keeps the khatma.",
      yours: "Whether the caller has it or marks it for somebody; absent for no.",
      late: "Whether it is late, for its reader and who keeps the khatma; absent for no.",
      also: "Who has read it, too; absent for nobody.",
    }),
    KhatmaReader: described(KhatmaReader, "Somebody who reads in a khatma.", {
      id: "The reader's ID.",
      name: "The username, or the name that was written.",
      isMember: "Whether it is a member of the khatma's group; without a group, an account.",
      isKeeper: "Whether this reader keeps the khatma now; absent for no.",
      isVisitor: "Whether it is somebody without an account; absent for no.",
      hasNoDevice: "Whether others mark this reader's shares; absent for no.",
    }),
  },
  input: {
    BeginKhatmaInput: described(BeginKhatmaInput, "A new khatma.", {
      name: "Its name, at most 100 characters.",
      intention: "For what it is read, at most 100 characters.",
      shares: SHARED_OUT,
      endsAt: "When it ends, later than now; left out, it has no end.",
      repeats: "How often it begins again: each keeps their place and moves on by one share.",
      byLink: "Whether whoever has its link may take a share, without an account, too.",
      most: "How many shares one may have unread at a time.",
      returnDays: "After how many days an unread share is free again; left out, never.",
      clientId: CLIENT_ID,
    }),
    SetShareInput: described(SetShareInput, "What is said of a share.", {
      state: "`taken` or `done`.",
    }),
  },
};
