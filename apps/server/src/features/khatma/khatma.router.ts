import { Id } from "@daily-quran/domain/fields/id";
import {
  BeginKhatmaInput,
  EnterKhatmaInput,
  Khatma,
  KhatmaCodeInput,
  KhatmaKey,
  KhatmaShare,
  KhatmaSummary,
  SetShareInput,
} from "@daily-quran/domain/group/khatma";
import type { User } from "@daily-quran/domain/account/user";
import { z } from "zod";
import { requireAccess } from "../../request/access.ts";
import { actorOf } from "../../request/actor.ts";
import type { Context } from "../../request/context.ts";
import { authedProcedure, openProcedure, router } from "../../request/procedure.ts";
import { countDaily } from "../limit/count-daily.ts";
import { beginKhatma, changeKhatma, deleteKhatma } from "./keep-khatma.ts";
import { enterKhatma, findByCode, removeReader, renewKey, takeAlong } from "./readers.ts";
import { freeShare, setShare, takeOne } from "./set-share.ts";
import { listShownKhatmas, showKhatma } from "./show-khatma.ts";
import type { ReaderLanguage } from "@daily-quran/domain/language";
import { rangesOfSpan } from "@daily-quran/quran/verse-spans";
import { spanOfShare } from "@daily-quran/reading-schedule/khatma/shares";
import { CATALOGUES } from "../../texts/translate.ts";
import { titleOf } from "../calendar/plan-calendar.ts";
import { row } from "../edition/whole/text-forms.ts";

const KHATMAS_PER_DAY = 20;

const Asked = z.object({ khatmaId: Id, key: KhatmaKey.optional() });
const Share = z.object({ khatmaId: Id, n: z.int() });
const KeyedShare = Asked.extend({ n: z.int(), readerId: Id.optional() });
const Reader = z.object({ khatmaId: Id, readerId: Id });
const Key = z.object({ key: z.string() });

type From = Pick<Context, "now" | "address" | "publicUrl"> & { readonly user?: User | null };

/** Who calls: an account, the holder of a key, or both. */
const callerOf = ({ user, now, address, publicUrl }: From, key?: string) => ({
  userId: user?.id,
  key,
  now: now(),
  address,
  publicUrl,
});

const reads = authedProcedure({ scope: "read", cost: "database" });
const writes = authedProcedure({ scope: "groups", cost: "database" });
// For whoever has the link or a device's secret, and for users.
const keyed = openProcedure({ cost: "database" });

/** Who calls with a key, an account or both; of a token the same scope is needed as for any write. */
async function guestOf(ctx: Context, key: string | undefined) {
  const access = await ctx.access();
  return callerOf({ ...ctx, user: access ? requireAccess(access, "groups").user : null }, key);
}

/** What one does with shares, by an account or by the key of a device. */
export const khatmaRouter = router({
  list: reads
    .input(z.object({ groupId: Id.optional() }))
    .output(z.array(KhatmaSummary))
    .query(({ ctx, input: { groupId } }) =>
      listShownKhatmas(ctx.sql, { groupId, userId: ctx.user.id, now: ctx.now() }),
    ),
  begin: writes
    .input(BeginKhatmaInput.extend({ groupId: Id.optional() }))
    .output(Khatma)
    .mutation(async ({ ctx, input }) => {
      const actor = { ...actorOf(ctx), publicUrl: ctx.publicUrl };
      const daily = { ...actor, kind: "khatma", most: KHATMAS_PER_DAY } as const;
      return await countDaily(ctx.sql, daily, async () => {
        const { made, isRepeat } = await beginKhatma(ctx.sql, actor, {
          ...input,
          groupId: input.groupId,
        });
        return { result: made, isMade: !isRepeat };
      });
    }),
  get: reads
    .input(z.object({ khatmaId: Id }))
    .output(Khatma)
    .query(({ ctx, input }) => showKhatma(ctx.sql, input.khatmaId, callerOf(ctx))),
  table: reads
    .input(z.object({ khatmaId: Id }))
    .output(z.string())
    .query(async ({ ctx, input: { khatmaId } }) =>
      tableOfShares(await showKhatma(ctx.sql, khatmaId, callerOf(ctx)), ctx.language),
    ),
  // A mutation by its form alone: what a query sends, the key, would be in an address.
  see: keyed
    .input(Asked)
    .output(Khatma)
    .mutation(({ ctx, input: { khatmaId, key } }) =>
      showKhatma(ctx.sql, khatmaId, callerOf(ctx, key)),
    ),
  setShare: writes
    .input(Share.extend(SetShareInput.shape))
    .output(KhatmaShare)
    .mutation(({ ctx, input }) => setShare(ctx.sql, callerOf(ctx), input)),
  freeShare: writes
    .input(Share)
    .output(z.void())
    .mutation(({ ctx, input }) => freeShare(ctx.sql, callerOf(ctx), input)),
  takeAlong: writes
    .input(Asked.required())
    .output(z.void())
    .mutation(({ ctx, input: { khatmaId, key } }) =>
      takeAlong(ctx.sql, { ...callerOf(ctx, key), userId: ctx.user.id, key }, khatmaId),
    ),
  change: writes
    .input(
      z.object({
        khatmaId: Id,
        ...BeginKhatmaInput.pick({ name: true, intention: true }).partial().shape,
        endsAt: BeginKhatmaInput.shape.endsAt.unwrap().nullable().optional(),
        second: Id.nullable().optional(),
        newLink: z.literal(true).optional(),
      }),
    )
    .output(z.void())
    .mutation(({ ctx, input }) => changeKhatma(ctx.sql, callerOf(ctx), input)),
  delete: writes
    .input(z.object({ khatmaId: Id }))
    .output(z.void())
    .mutation(({ ctx, input }) => deleteKhatma(ctx.sql, callerOf(ctx), input.khatmaId)),
  removeReader: writes
    .input(Reader)
    .output(z.void())
    .mutation(({ ctx, input }) => removeReader(ctx.sql, callerOf(ctx), input)),
  renewKey: writes
    .input(Reader)
    .output(Key)
    .mutation(({ ctx, input }) => renewKey(ctx.sql, callerOf(ctx), input)),
  byCode: keyed
    .input(KhatmaCodeInput)
    .output(Key.extend({ khatmaId: Id }))
    .mutation(({ ctx, input }) => findByCode(ctx.sql, callerOf(ctx), input.code)),
  mark: keyed
    .input(KeyedShare.extend(SetShareInput.shape))
    .output(KhatmaShare)
    .mutation(async ({ ctx, input: { key, ...input } }) =>
      setShare(ctx.sql, await guestOf(ctx, key), input),
    ),
  giveBack: keyed
    .input(KeyedShare)
    .output(z.void())
    .mutation(async ({ ctx, input: { key, ...input } }) =>
      freeShare(ctx.sql, await guestOf(ctx, key), input),
    ),
  takeOne: keyed
    .input(
      Asked.extend({
        shortest: z.boolean(),
        readerId: Id.optional(),
        known: z.int().min(0).max(10_000).optional(),
      }),
    )
    .output(KhatmaShare)
    .mutation(async ({ ctx, input: { key, ...input } }) =>
      takeOne(ctx.sql, await guestOf(ctx, key), input),
    ),
  enter: keyed
    .input(Asked.extend({ ...EnterKhatmaInput.shape, isHelped: z.boolean().default(false) }))
    .output(z.object({ readerId: Id, key: z.string().optional() }))
    .mutation(async ({ ctx, input: { key, ...input } }) =>
      enterKhatma(ctx.sql, await guestOf(ctx, key), input),
    ),
});

/** The shares of a khatma as a table (RFC 4180), in words of the reader's language. */
function tableOfShares({ parts, shares }: Khatma, language: ReaderLanguage): string {
  const words = CATALOGUES[language].khatmaTable;
  return [
    row(words.columns),
    ...shares.map(({ n, state, by = "", also = [] }) => {
      const verses = titleOf(rangesOfSpan(spanOfShare(parts, n)), language);
      return row([n, verses, words[state], ...[by, also.join(", ")].map(asText)]);
    }),
  ].join("");
}

// A name that begins as a formula would be one in a spreadsheet.
const asText = (name: string) => name.replace(/^[=+\-@\t\r]/, "'$&");
