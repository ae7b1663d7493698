import {
  AccessToken,
  CreateTokenInput,
  EndTokenInput,
  NewAccessToken,
} from "@daily-quran/domain/access-token";
import { z } from "zod";
import { actorOf } from "../../request/actor.ts";
import { authedProcedure, router } from "../../request/procedure.ts";
import { createToken, endToken, listTokens } from "./own-tokens.ts";

export const tokenRouter = router({
  list: authedProcedure
    .output(z.array(AccessToken))
    .query(({ ctx }) => listTokens(ctx.sql, actorOf(ctx))),
  create: authedProcedure
    .input(CreateTokenInput)
    .output(NewAccessToken)
    .mutation(({ ctx, input }) => createToken(ctx.sql, actorOf(ctx), input)),
  end: authedProcedure
    .input(EndTokenInput)
    .mutation(({ ctx, input }) => endToken(ctx.sql, actorOf(ctx), input.id)),
});
