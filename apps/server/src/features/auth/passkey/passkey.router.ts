import {
  AddPasskeyInput,
  Passkey,
  PasskeyCreation,
  PasskeyRequest,
  PasswordByPasskeyInput,
  RemovePasskeyInput,
  RenamePasskeyInput,
  SignedByPasskey,
  StartPasskeyInput,
} from "@daily-quran/domain/account/passkey";
import { User } from "@daily-quran/domain/account/user";
import { z } from "zod";
import { actorOf } from "../../../request/actor.ts";
import type { Context } from "../../../request/context.ts";
import { authedProcedure, publicProcedure, router } from "../../../request/procedure.ts";
import { accountRequest } from "../account/account-request.ts";
import { confirmPassword } from "../password/confirm-password.ts";
import { deviceName } from "../session/device-name.ts";
import {
  addPasskey,
  listPasskeys,
  nameOwnPasskey,
  removePasskey,
  startPasskey,
} from "./own-passkeys.ts";
import { passwordByPasskey, signInByPasskey, startSignIn } from "./sign-in.ts";

const requestOf = (ctx: Context) => ({ ...accountRequest(ctx), publicUrl: ctx.publicUrl });

export const passkeyRouter = router({
  list: authedProcedure({ scope: "session", cost: "database" })
    .output(z.array(Passkey))
    .query(({ ctx }) => listPasskeys(ctx.sql, ctx.user.id)),
  // The password is asked for: a passkey outlives the session of who only found it open.
  start: authedProcedure({ scope: "session", cost: "password" })
    .input(StartPasskeyInput)
    .output(PasskeyCreation)
    .mutation(async ({ ctx, input }) => {
      await confirmPassword(accountRequest(ctx), ctx.user.id, input.password);
      return PasskeyCreation.parse(await startPasskey(requestOf(ctx), actorOf(ctx)));
    }),
  add: authedProcedure({ scope: "session", cost: "database" })
    .input(AddPasskeyInput)
    .output(Passkey)
    .mutation(({ ctx, input }) =>
      addPasskey(requestOf(ctx), actorOf(ctx), {
        made: input,
        name: deviceName(ctx.userAgent) ?? "Passkey",
      }),
    ),
  rename: authedProcedure({ scope: "session", cost: "database" })
    .input(RenamePasskeyInput)
    .mutation(({ ctx, input }) => nameOwnPasskey(ctx.sql, actorOf(ctx), input)),
  remove: authedProcedure({ scope: "session", cost: "database" })
    .input(RemovePasskeyInput)
    .mutation(({ ctx, input }) => removePasskey(ctx.sql, actorOf(ctx), input.id)),
  startSignIn: publicProcedure({ cost: "database" })
    .output(PasskeyRequest)
    .mutation(async ({ ctx }) => PasskeyRequest.parse(await startSignIn(requestOf(ctx)))),
  signIn: publicProcedure({ cost: "database" })
    .input(SignedByPasskey)
    .output(User)
    .mutation(async ({ ctx, input }) => {
      const { user, token } = await signInByPasskey(requestOf(ctx), input);
      ctx.sessionCookie.set(token);
      return user;
    }),
  setPassword: authedProcedure({ scope: "session", cost: "password" })
    .input(PasswordByPasskeyInput)
    .mutation(async ({ ctx, input }) => {
      ctx.sessionCookie.set(await passwordByPasskey(requestOf(ctx), ctx.user.id, input));
    }),
});
