import { AccountEvent } from "@daily-quran/domain/account/account-event";
import { DeletionPreview } from "@daily-quran/domain/account/account-deletion";
import { listPageOf, Paging } from "@daily-quran/domain/paging";
import {
  CheckResetInput,
  RequestResetInput,
  ResetRequested,
  ResetPasswordInput,
  ResetPreview,
} from "@daily-quran/domain/account/password-reset";
import {
  ChangeEmailInput,
  ChangePasswordInput,
  DeleteAccountInput,
  LoginInput,
  RegisterInput,
  User,
} from "@daily-quran/domain/account/user";
import { EndSessionInput, UserSession } from "@daily-quran/domain/account/user-session";
import { OwnMails, SetOwnMailsInput } from "@daily-quran/domain/account/own-mails";
import { z } from "zod";
import { DomainError } from "@daily-quran/domain/errors";
import { type Actor, actorOf } from "../../request/actor.ts";
import { authedProcedure, publicProcedure, router } from "../../request/procedure.ts";
import { listAccountEvents } from "../account-event/list-account-events.ts";
import { previewRelease, releaseGroupsOf } from "../group/release-groups.ts";
import { accountRequest, type AccountRequest } from "./account/account-request.ts";
import { changeEmail } from "./change-email.ts";
import { changePassword } from "./change-password.ts";
import { login } from "./login.ts";
import { checkReset, resetPassword } from "./password-reset.ts";
import { requestReset } from "./reset-mail.ts";
import { register } from "./register.ts";
import { endSession, endSessionsOf, listSessions } from "./session/sessions.ts";
import { withLongTimeout } from "../../db/pool/pooled-sql.ts";
import { deleteUser } from "./account/account.sql.ts";
import { confirmPassword } from "./password/confirm-password.ts";
import type { Sql } from "../../db/client.ts";
import { recordAccountEvent } from "../account-event/record-account-event.ts";
import { findOwnMails, updateOwnMails } from "./account/mail-to.sql.ts";
import { askForMail, mailOf } from "../reminder/mail/confirm-mail.ts";
import { deleteSessionOf } from "./session/session.sql.ts";

export const authRouter = router({
  register: publicProcedure({ cost: "password" })
    .input(RegisterInput)
    .output(User)
    .mutation(async ({ ctx, input }) => {
      const { user, token } = await register(accountRequest(ctx), input);
      ctx.sessionCookie.set(token);
      return user;
    }),
  login: publicProcedure({ cost: "password" })
    .input(LoginInput)
    .output(User)
    .mutation(async ({ ctx, input }) => {
      const { user, token } = await login(accountRequest(ctx), input);
      ctx.sessionCookie.set(token);
      return user;
    }),
  requestReset: publicProcedure({ cost: "database" })
    .input(RequestResetInput)
    .output(ResetRequested)
    .mutation(({ ctx, input }) => requestReset(accountRequest(ctx), input.email)),
  // A mutation, as a query's input would be in the URL, and so in logs.
  checkReset: publicProcedure({ cost: "database" })
    .input(CheckResetInput)
    .output(ResetPreview)
    .mutation(({ ctx, input }) => checkReset(accountRequest(ctx), input.token)),
  resetPassword: publicProcedure({ cost: "password" })
    .input(ResetPasswordInput)
    .output(User)
    .mutation(async ({ ctx, input }) => {
      const { user, token } = await resetPassword(accountRequest(ctx), input);
      ctx.sessionCookie.set(token);
      return user;
    }),
  logout: publicProcedure({ cost: "database" }).mutation(async ({ ctx }) => {
    const { token } = ctx.sessionCookie;
    // A page that shows one user does not sign another out.
    if (token) await ctx.access();
    if (token) await endSession({ sql: ctx.sql, now: ctx.now() }, token);
    ctx.sessionCookie.clear();
  }),
  signOutEverywhere: authedProcedure({ scope: "session", cost: "database" }).mutation(
    async ({ ctx }) => {
      await endOwnSessions(ctx.sql, actorOf(ctx));
      ctx.sessionCookie.clear();
    },
  ),
  changePassword: authedProcedure({ scope: "session", cost: "password" })
    .input(ChangePasswordInput)
    .mutation(async ({ ctx, input }) => {
      const token = await changePassword(accountRequest(ctx), ctx.user.id, input);
      ctx.sessionCookie.set(token);
    }),
  changeEmail: authedProcedure({ scope: "session", cost: "password" })
    .input(ChangeEmailInput)
    .output(User)
    .mutation(({ ctx, input }) => changeEmail(accountRequest(ctx), ctx.user.id, input)),
  sessions: authedProcedure({ scope: "session", cost: "database" })
    .output(z.array(UserSession))
    .query(({ ctx }) =>
      listSessions({ sql: ctx.sql, now: ctx.now() }, ctx.user.id, ctx.sessionCookie.token),
    ),
  endSession: authedProcedure({ scope: "session", cost: "database" })
    .input(EndSessionInput)
    .mutation(({ ctx, input }) => endOwnSession(ctx.sql, actorOf(ctx), input.id)),
  events: authedProcedure({ scope: "session", cost: "database" })
    .input(Paging)
    .output(listPageOf(AccountEvent))
    .query(({ ctx, input }) => listAccountEvents(ctx.sql, actorOf(ctx), input)),
  mails: authedProcedure({ scope: "session", cost: "database" })
    .output(OwnMails)
    .query(({ ctx }) => getOwnMails(ctx, ctx.user.id)),
  setMails: authedProcedure({ scope: "session", cost: "database" })
    .input(SetOwnMailsInput)
    .output(OwnMails)
    .mutation(async ({ ctx, input }) => {
      if (!ctx.sendsMail) throw new DomainError("NO_MAIL");
      await updateOwnMails(ctx.sql, ctx.user.id, input);
      if (input.signIns || input.announcements) await askForMail(ctx.sql, actorOf(ctx));
      return await getOwnMails(ctx, ctx.user.id);
    }),
  deletionPreview: authedProcedure({ scope: "session", cost: "database" })
    .output(DeletionPreview)
    .query(({ ctx }) => previewRelease(ctx.sql, ctx.user.id)),
  deleteAccount: authedProcedure({ scope: "session", cost: "password" })
    .input(DeleteAccountInput)
    .mutation(async ({ ctx, input }) => {
      await deleteAccount(accountRequest(ctx), ctx.user.id, input.password);
      ctx.sessionCookie.clear();
    }),
});

/**
 * Deletes an account with its sessions; the groups that it created go to their heirs in the same transaction.
 */
async function deleteAccount(
  request: AccountRequest,
  userId: number,
  password: string,
): Promise<void> {
  const account = await confirmPassword(request, userId, password);
  await withLongTimeout(request.sql).begin(async (sql) => {
    // Locks groups before the account, in the same order as adding a member: no deadlock.
    await releaseGroupsOf(sql, { userId, now: request.now });
    if (!(await deleteUser(sql, account))) throw new DomainError("WRONG_PASSWORD");
  });
}

async function getOwnMails(
  { sql, sendsMail }: { readonly sql: Sql; readonly sendsMail: boolean },
  userId: number,
): Promise<OwnMails> {
  const wanted = await findOwnMails(sql, userId);
  return { ...wanted, mail: sendsMail ? await mailOf(sql, userId) : "none" };
}

/** Ends one session of a user, by its number; throws SESSION_NOT_FOUND. */
async function endOwnSession(sql: Sql, actor: Actor, number: number): Promise<void> {
  await sql.begin(async (sql) => {
    // The account is locked before its sessions, as by who signs in or changes the password: no deadlock.
    await recordAccountEvent(sql, actor, { kind: "sessionEnded" });
    if (!(await deleteSessionOf(sql, actor.userId, number)))
      throw new DomainError("SESSION_NOT_FOUND");
  });
}

/** Ends every session of the caller, and every access token. */
async function endOwnSessions(sql: Sql, actor: Actor): Promise<void> {
  await sql.begin(async (sql) => {
    await recordAccountEvent(sql, actor, { kind: "signedOutEverywhere" });
    await endSessionsOf({ sql, now: actor.now }, actor.userId);
  });
}
