import {
  AccessToken,
  CreateTokenInput,
  EndTokenInput,
  NewAccessToken,
} from "@daily-quran/domain/account/access-token";
import { z } from "zod";
import { actorOf } from "../../request/actor.ts";
import { authedProcedure, router } from "../../request/procedure.ts";
import { createToken, endToken, listTokens } from "./own-tokens.ts";

export const tokenRouter = router({
  list: authedProcedure({ scope: "session", cost: "database" })
    .output(z.array(AccessToken))
    .query(({ ctx }) => listTokens(ctx.sql, actorOf(ctx))),
  create: authedProcedure({ scope: "session", cost: "database" })
    .input(CreateTokenInput)
    .output(NewAccessToken)
    .mutation(({ ctx, input }) => createToken(ctx.sql, actorOf(ctx), input)),
  end: authedProcedure({ scope: "session", cost: "database" })
    .input(EndTokenInput)
    .mutation(({ ctx, input }) => endToken(ctx.sql, actorOf(ctx), input.id)),
});
