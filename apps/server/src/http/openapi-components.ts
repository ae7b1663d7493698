import { DeletionPreview, GroupToRelease } from "@daily-quran/domain/account-deletion";
import { CheckInInput, CheckIns, CheckInSettings } from "@daily-quran/domain/check-in";
import { Cycle, CycleSettings, StartCycleInput } from "@daily-quran/domain/cycle";
import {
  EditionErratum,
  EditionKind,
  ListedEdition,
  WideErratum,
} from "@daily-quran/domain/edition";
import { ErrorBody } from "@daily-quran/domain/errors";
import {
  AddMemberInput,
  ChangeRoleInput,
  CreateGroupInput,
  Group,
  HandOverInput,
  Member,
  Role,
  UpdateGroupInput,
} from "@daily-quran/domain/group";
import { CreateInviteInput, Invite, InvitePreview, NewInvite } from "@daily-quran/domain/invite";
import { LeaderboardEntry } from "@daily-quran/domain/leaderboard";
import {
  Bookmark,
  KeptBookmark,
  KeptMark,
  KeptPlan,
  KeptPosition,
  Mark,
  OwnPlan,
  Position,
  ProgressSummary,
} from "@daily-quran/domain/progress";
import { ProgressDocument } from "@daily-quran/domain/progress-document";
import { SyncInput, SyncReply } from "@daily-quran/domain/progress-sync";
import { Notification } from "@daily-quran/domain/notification";
import {
  AnswerQuestionInput,
  CitedVerse,
  GradedAnswer,
  Passage,
  Quiz,
  QuizQuestion,
  QuizResult,
  SubmitQuizInput,
} from "@daily-quran/domain/quiz";
import { Reading, ScheduleEntry, Surah, Verse } from "@daily-quran/domain/reading";
import { ReportInput, ReportReceipt, ReportSubject } from "@daily-quran/domain/report";
import { Health, Readiness } from "@daily-quran/domain/system";
import {
  ChangePasswordInput,
  DeleteAccountInput,
  LoginInput,
  RegisterInput,
  User,
} from "@daily-quran/domain/user";
import { z } from "zod";

/** The schemas of responses. */
const responses: Record<string, z.ZodType> = {
  CheckIns,
  CheckInSettings,
  CitedVerse,
  Cycle,
  CycleSettings,
  DeletionPreview,
  Edition: ListedEdition,
  EditionErratum,
  EditionKind,
  Error: ErrorBody,
  GradedAnswer,
  Group,
  GroupToRelease,
  Health,
  Invite,
  InvitePreview,
  KeptBookmark,
  KeptMark,
  KeptPlan,
  KeptPosition,
  LeaderboardEntry,
  Member,
  NewInvite,
  Notification,
  Passage,
  ProgressDocument,
  ProgressSummary,
  Quiz,
  QuizQuestion,
  QuizResult,
  Reading,
  Readiness,
  ReportReceipt,
  Role,
  ScheduleEntry,
  Surah,
  SyncReply,
  User,
  Verse,
  WideErratum,
};

/** The schemas of requests; separate, as a field with a default is optional only in input. */
const inputs: Record<string, z.ZodType> = {
  AddMemberInput,
  AnswerQuestionInput,
  Bookmark,
  ChangePasswordInput,
  ChangeRoleInput,
  CheckInInput,
  CreateGroupInput,
  CreateInviteInput,
  DeleteAccountInput,
  HandOverInput,
  LoginInput,
  Mark,
  OwnPlan,
  Position,
  RegisterInput,
  ReportInput,
  ReportSubject,
  StartCycleInput,
  SubmitQuizInput,
  SyncInput,
  UpdateGroupInput,
};

type Registry = z.core.$ZodRegistry<{ id: string }>;
const registries = { output: registryOf(responses), input: registryOf(inputs) };

/** The JSON Schemas of everything that has a name in the API. */
export function componentSchemas(): Record<string, unknown> {
  return { ...jsonSchemas("output"), ...jsonSchemas("input") };
}

/** A schema for use in the document: named parts become references. */
export function schemaOf(schema: z.ZodType, io: "input" | "output"): unknown {
  const name = registries[io].get(schema)?.id;
  if (name) return { $ref: uri(name) };
  if (schema instanceof z.ZodArray)
    return { type: "array", items: schemaOf(schema.element as z.ZodType, io) };
  return bare(z.toJSONSchema(schema, { io }));
}

function registryOf(named: Record<string, z.ZodType>): Registry {
  const registry = z.registry<{ id: string }>();
  for (const [id, schema] of Object.entries(named)) registry.add(schema, { id });
  return registry;
}

function jsonSchemas(io: "input" | "output"): Record<string, unknown> {
  const { schemas } = z.toJSONSchema(registries[io], { uri, io });
  return Object.fromEntries(Object.entries(schemas).map(([id, schema]) => [id, bare(schema)]));
}

function uri(id: string): string {
  return `#/components/schemas/${id}`;
}

/** Without the names that a JSON Schema of its own would have. */
function bare(schema: object): object {
  const own = Object.entries(schema).filter(([key]) => key !== "$schema" && key !== "$id");
  return Object.fromEntries(own);
}
