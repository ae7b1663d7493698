import { User } from "@daily-quran/domain/user";
import { authedProcedure, router } from "../../request/procedure.ts";

export const userRouter = router({
  me: authedProcedure.output(User).query(({ ctx }) => ctx.user),
});
