import type { ListedQuestion } from "@daily-quran/domain/group/own-question";
import { Button } from "../../../ui/buttons/button.tsx";
import { useState } from "react";
import { trpc } from "../../../reader/server/trpc.tsx";
import { useTexts } from "../../../texts/use-texts.ts";
import { ShowMore } from "../../../ui/buttons/show-more.tsx";
import { Dialog } from "../../../ui/dialogs/dialog.tsx";
import { Empty } from "../../../ui/status/empty.tsx";
import { Unloaded } from "../../../ui/status/unloaded.tsx";
import classes from "./own-questions.module.css";
import { QuestionCard } from "./question-card.tsx";
import { QuestionFiles } from "./question-files.tsx";
import { QuestionForm } from "./question-form.tsx";

interface OwnQuestionsProps {
  readonly cycleId: number;
  /** Of a new question. */
  readonly day: number;
}

/** The questions that a group has written for a cycle, for its admins. */
export function OwnQuestions({ cycleId, day }: OwnQuestionsProps) {
  const t = useTexts("questions");
  // A question to be changed, or null for a new one.
  const [open, setOpen] = useState<ListedQuestion | null>();
  const close = () => setOpen(undefined);
  return (
    <section className={classes.questions} aria-labelledby="own-questions">
      <h2 id="own-questions">{t("title")}</h2>
      <p>{t("what")}</p>
      <div className={classes.tools}>
        <Button onClick={() => setOpen(null)}>{t("add")}</Button>
        <QuestionFiles cycleId={cycleId} />
      </div>
      <List cycleId={cycleId} onEdit={setOpen} />
      <Dialog title={t(open ? "editTitle" : "add")} opened={open !== undefined} onClose={close}>
        <QuestionForm cycleId={cycleId} day={day} question={open ?? undefined} onClose={close} />
      </Dialog>
    </section>
  );
}

interface ListProps {
  readonly cycleId: number;
  readonly onEdit: (question: ListedQuestion) => void;
}

function List({ cycleId, onEdit }: ListProps) {
  const t = useTexts("questions");
  const query = trpc.ownQuestion.list.useInfiniteQuery(
    { cycleId },
    { meta: { ownsError: "load" }, getNextPageParam: ({ nextCursor }) => nextCursor },
  );
  const { data, error, refetch } = query;
  if (!data)
    return <Unloaded failed={t("failed")} loading={t("loading")} of={{ error, refetch }} />;
  const questions = data.pages.flatMap(({ items }) => items);
  if (questions.length === 0) return <Empty title={t("none")} hint={t("noneHint")} />;
  return (
    <>
      <p>{t("count", { count: data.pages[0]?.total ?? 0 })}</p>
      <ul>
        {questions.map((question) => (
          <QuestionCard
            key={question.id}
            cycleId={cycleId}
            question={question}
            onEdit={() => onEdit(question)}
          />
        ))}
      </ul>
      <ShowMore query={query} />
    </>
  );
}
