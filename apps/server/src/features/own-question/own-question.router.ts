import { Id } from "@daily-quran/domain/fields/id";
import { PlainText } from "@daily-quran/domain/fields/plain-text";
import { ListedQuestion, SaveQuestionsInput } from "@daily-quran/domain/group/own-question";
import { listPageOf, LongItemPaging } from "@daily-quran/domain/paging";
import { z } from "zod";
import { actorOf } from "../../request/actor.ts";
import { authedProcedure, router } from "../../request/procedure.ts";
import { listOwnQuestions, removeQuestion, saveQuestions } from "./own-questions.ts";

export const ownQuestionRouter = router({
  list: authedProcedure({ scope: "read", cost: "database" })
    .input(LongItemPaging.extend({ cycleId: Id }))
    .output(listPageOf(ListedQuestion))
    .query(({ ctx, input }) => listOwnQuestions(ctx.sql, actorOf(ctx), input)),
  save: authedProcedure({ scope: "groups", cost: "database" })
    .input(SaveQuestionsInput.extend({ cycleId: Id }))
    .output(z.void())
    .mutation(({ ctx, input }) => saveQuestions(ctx.sql, actorOf(ctx), input)),
  remove: authedProcedure({ scope: "groups", cost: "database" })
    .input(z.object({ cycleId: Id, id: PlainText.max(60) }))
    .output(z.void())
    .mutation(({ ctx, input }) => removeQuestion(ctx.sql, actorOf(ctx), input)),
});
