import { GROUP_EVENT_DAYS, type GroupEventKind } from "@daily-quran/domain/group/group-event";
import { DAY_MS } from "@daily-quran/reading-schedule/calendar-day";
import type { TransactionSql } from "../../db/client.ts";
import { deleteUntil } from "../../db/delete-until.sql.ts";
import type { Actor } from "../../request/actor.ts";
import { tellWebhooks } from "../webhook/tell/tell-webhooks.ts";
import {
  deleteGroupEventsBeyond,
  insertGroupEvent,
  type NewGroupEvent,
} from "./group-event.sql.ts";

/** What is written: the group, what was done, and to whom. */
export type GroupHappening = Omit<NewGroupEvent, "actorId" | "createdAt" | "topic">;

// How many entries of these kinds a group keeps: comings and goings push out none that weighs more.
const KEPT: readonly { readonly kinds: readonly GroupEventKind[]; readonly most: number }[] = [
  { kinds: ["memberJoined", "memberLeft"], most: 100 },
  {
    kinds: [
      ...(["renamed", "described", "memberAdded", "inviteCreated", "inviteRevoked"] as const),
      ...(["cycleStarted", "cycleRenamed", "cycleEndMoved", "cycleRemoved"] as const),
      ...(["webhookAdded", "webhookRemoved"] as const),
    ],
    most: 500,
  },
  {
    kinds: [
      ...(["created", "madePublic", "madePrivate", "memberRemoved"] as const),
      ...(["roleChanged", "handedOver"] as const),
      ...(["claimed", "claimWithdrawn", "claimKept", "tookOver"] as const),
    ],
    most: 1000,
  },
];

// More than one write makes, so that old entries of all groups go in time.
const MAX_DELETED = 20;

/** The instant after which entries are kept. */
export const oldestEvent = (now: number): string =>
  new Date(now - GROUP_EVENT_DAYS * DAY_MS).toISOString();

/** Writes into a group's history, in the transaction of what it tells; deletes what is too old or too much. */
export async function recordGroupEvent(
  sql: TransactionSql,
  { userId, now }: Pick<Actor, "userId" | "now">,
  event: GroupHappening,
): Promise<void> {
  await deleteUntil(sql, "group_event", { instant: oldestEvent(now), limit: MAX_DELETED });
  const createdAt = new Date(now).toISOString();
  const topic = [createdAt.slice(0, 10), userId, ...topicOf(event)].join(":");
  await insertGroupEvent(sql, { ...event, topic, actorId: userId, createdAt });
  for (const kept of KEPT)
    if (kept.kinds.includes(event.kind)) await deleteGroupEventsBeyond(sql, event.groupId, kept);
  const { groupId, kind, targetId, detail: name } = event;
  const told = { groupId, userId: targetId ?? userId, at: createdAt };
  if (kind === "cycleStarted") await tellWebhooks(sql, { ...told, kind: "cycle.started", name });
  if (kind === "memberJoined" || kind === "memberAdded")
    await tellWebhooks(sql, { ...told, kind: "member.joined" });
}

/** What an actor does on one day, so that doing it in turn with its opposite is one entry. */
function topicOf({ kind, targetId, detail }: GroupHappening): (string | number | undefined)[] {
  if (kind === "renamed" || kind === "described" || kind === "cycleRenamed") return [kind];
  if (kind === "madePublic" || kind === "madePrivate") return ["privacy"];
  if (kind === "memberJoined" || kind === "memberLeft") return ["stay"];
  return [kind, targetId, detail];
}
