import { type ListedQuestion, sideOf } from "@daily-quran/domain/group/own-question";
import { Button } from "../../../ui/buttons/button.tsx";
import { AskedCall } from "../../../reader/forms/call-dialog.tsx";
import { trpc } from "../../../reader/server/trpc.tsx";
import { useFormats } from "../../../texts/use-formats.ts";
import { useLanguage, useTexts } from "../../../texts/use-texts.ts";
import { Badge } from "../../../ui/status/badge.tsx";
import classes from "./own-questions.module.css";

interface QuestionCardProps {
  readonly cycleId: number;
  readonly question: ListedQuestion;
  readonly onEdit: () => void;
}

/** One question with its answer, what members chose, and what they found wrong. */
export function QuestionCard({ cycleId, question, onEdit }: QuestionCardProps) {
  const t = useTexts("questions");
  const { numerals } = useFormats();
  const { served } = useLanguage();
  const { day, verses, answer, inPlaceOf, author, isOpened, chosen, faultCount, faults } = question;
  const side = sideOf(question, served);
  const text = question[side];
  if (!text) return null;
  return (
    <li>
      <p className={classes.tools}>
        <strong>{t("day", { day })}</strong>
        <Badge tone={inPlaceOf ? "accent" : "quiet"}>
          {t("place", { place: inPlaceOf ?? "" })}
        </Badge>
        {isOpened && <Badge>{t("opened")}</Badge>}
      </p>
      <h3 lang={side}>{text.question}</h3>
      <ol>
        {text.options.map((option, index) => (
          <li key={option} data-right={index === answer || undefined}>
            {t("letter", { index })}. <span lang={side}>{option}</span>
            {index === answer && ` ✓ ${t("right")}`}
            {chosen && ` · ${t("chosen", { count: chosen[index] ?? 0 })}`}
          </li>
        ))}
      </ol>
      {isOpened && inPlaceOf && !chosen && <p>{t("fewAnswers")}</p>}
      <p lang={side}>{text.explanation}</p>
      <p>
        {t("verses", { verses: numerals(verses.join(", ")) })} ·{" "}
        {author === undefined ? t("someone") : t("by", { author })}
      </p>
      {faultCount > 0 && (
        <div className={classes.faults}>
          <p>{t("faults", { count: faultCount })}</p>
          <ul>
            {faults.map((fault) => (
              <li key={fault}>{fault}</li>
            ))}
          </ul>
        </div>
      )}
      {!isOpened && (
        <div className={classes.tools}>
          <Button
            variant="default"
            aria-label={t("editNamed", { question: text.question })}
            onClick={onEdit}
          >
            {t("edit")}
          </Button>
          <RemoveQuestion cycleId={cycleId} id={question.id} text={text.question} />
        </div>
      )}
    </li>
  );
}

function RemoveQuestion({ text, ...which }: { cycleId: number; id: string; text: string }) {
  const t = useTexts("questions");
  const utils = trpc.useUtils();
  return (
    <AskedCall
      button={(ask) => (
        <Button
          variant="transparent"
          color="red"
          aria-label={t("removeNamed", { question: text })}
          onClick={ask}
        >
          {t("remove")}
        </Button>
      )}
      title={t("removeTitle")}
      question={text}
      action={t("remove")}
      destructive
      call={trpc.ownQuestion.remove.useMutation({ meta: { ownsError: true } })}
      input={which}
      onDone={() => utils.ownQuestion.list.invalidate()}
    />
  );
}
