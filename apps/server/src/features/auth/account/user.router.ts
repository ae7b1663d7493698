import { AccountLanguage, ChooseLanguageInput } from "@daily-quran/domain/account/account-language";
import { User } from "@daily-quran/domain/account/user";
import { authedProcedure, openProcedure, router } from "../../../request/procedure.ts";
import { findLanguage, updateLanguage } from "./language.sql.ts";

export const userRouter = router({
  me: authedProcedure({ scope: "read", cost: "database" })
    .output(User)
    .query(({ ctx }) => ctx.user),
  /** The same for anyone: a visitor gets null where `me` refuses. */
  ifAny: openProcedure({ cost: "database" })
    .output(User.nullable())
    .query(({ ctx }) => ctx.user),
  language: authedProcedure({ scope: "read", cost: "database" })
    .output(AccountLanguage)
    .query(async ({ ctx }) => ({ language: await findLanguage(ctx.sql, ctx.user.id) })),
  chooseLanguage: authedProcedure({ scope: "write", cost: "database" })
    .input(ChooseLanguageInput)
    .output(AccountLanguage)
    .mutation(async ({ ctx, input }) => {
      await updateLanguage(ctx.sql, ctx.user.id, input.language);
      return input;
    }),
});
