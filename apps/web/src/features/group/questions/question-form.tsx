import {
  type ListedQuestion,
  MAX_TEXT,
  OwnQuestion,
  sideOf,
  type WrittenText,
} from "@daily-quran/domain/group/own-question";
import type { QuizLanguage } from "@daily-quran/domain/quiz";
import { byLanguage } from "@daily-quran/quran/by-language";
import { DEFAULT_LANGUAGE, LANGUAGES } from "@daily-quran/quran/languages";
import { toLatinDigits } from "@daily-quran/quran/latin-digits";
import { QUESTION_TYPES } from "@daily-quran/quiz-scoring/question-type";
import { Button } from "../../../ui/buttons/button.tsx";
import { useForm } from "@mantine/form";
import { useState } from "react";
import { newUuid } from "../../../lib/new-uuid.ts";
import { useOneAtATime } from "../../../lib/use-one-at-a-time.ts";
import { failureText, fieldErrors } from "../../../reader/server/failure.ts";
import { trpc } from "../../../reader/server/trpc.tsx";
import { useDraft } from "../../../reader/forms/use-draft.ts";
import { useSchemaResolver } from "../../../reader/forms/use-schema-resolver.ts";
import { useFormats } from "../../../texts/use-formats.ts";
import { useLanguage, useTexts } from "../../../texts/use-texts.ts";
import { SelectField } from "../../../ui/fields/select-field.tsx";
import { TextAreaField } from "../../../ui/fields/text-area-field.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { FormButtons, FormFailure, FormLayout } from "../../../ui/forms/form-layout.tsx";
import { SubmitButton } from "../../../ui/forms/submit-button.tsx";
import { useShowToast } from "../../../ui/toasts/use-toasts.ts";
import { versesIn } from "./questions-file.ts";

interface QuestionFormProps {
  readonly cycleId: number;
  /** The day of a new question. */
  readonly day: number;
  /** The question to be changed; a new one is written without it. */
  readonly question: ListedQuestion | undefined;
  readonly onClose: () => void;
}

// Nobody means A who has not chosen.
const NO_ANSWER = -1;

const BLANK: WrittenText = { question: "", options: ["", "", "", ""], explanation: "" };

const isBlank = ({ question, options, explanation }: WrittenText): boolean =>
  [question, ...options, explanation].every((text) => text.trim() === "");

/** Writes one question, in one language or both. */
export function QuestionForm({ cycleId, day, question, onClose }: QuestionFormProps) {
  const t = useTexts("questions");
  const { numerals } = useFormats();
  const { served } = useLanguage();
  const [side, setSide] = useState(() => sideOf(question ?? {}, served));
  // Sent again where no answer came: one form writes one question.
  const [id] = useState(() => question?.id ?? `${day}-${newUuid()}`);
  const utils = trpc.useUtils();
  const before = {
    day: numerals(String(question?.day ?? day)),
    verses: numerals(question?.verses.join(", ") ?? ""),
    answer: String(question?.answer ?? NO_ANSWER),
    inPlaceOf: question ? (question.inPlaceOf ?? "") : "tafseer",
    ...byLanguage((language) => question?.[language] ?? BLANK),
  };
  const draft = useDraft(`question ${cycleId} ${question?.id ?? "new"}`, before);
  const check = useSchemaResolver(OwnQuestion);
  const showToast = useShowToast();
  const questionOf = (values: typeof before): OwnQuestion => {
    const inPlaceOf = QUESTION_TYPES.find((type) => type === values.inPlaceOf);
    const written = LANGUAGES.filter((language) => !isBlank(values[language]));
    const sides = written.length > 0 ? written : [side];
    return {
      id,
      day: Number(toLatinDigits(values.day)),
      verses: versesIn(values.verses),
      answer: Number(values.answer),
      ...(inPlaceOf && { inPlaceOf }),
      ...Object.fromEntries(sides.map((language) => [language, values[language]])),
    };
  };
  const form = useForm({
    initialValues: draft.typed ?? before,
    onValuesChange: draft.keep,
    validate: (values) =>
      Object.fromEntries(
        Object.entries(check(questionOf(values))).map(([path, message]) => [
          fieldOf(path, side),
          message,
        ]),
      ),
    validateInputOnBlur: true,
  });
  const showFaults = (errors: typeof form.errors) => {
    const [first = ""] = Object.keys(errors);
    setSide((shown) => LANGUAGES.find((one) => first.startsWith(`${one}.`)) ?? shown);
  };
  const { mutateAsync, isPending, error } = trpc.ownQuestion.save.useMutation({
    meta: { ownsError: true },
    onSuccess: async (_, { questions: [saved] }) => {
      draft.forget();
      onClose();
      showToast({ title: t("saved", { day: saved?.day ?? day }) });
      await utils.ownQuestion.list.invalidate();
    },
    onError: (failure) => {
      const faults = Object.fromEntries(
        Object.entries(fieldErrors(failure)).map(([path, message]) => [
          fieldOf(path, side),
          message,
        ]),
      );
      form.setErrors(faults);
      showFaults(faults);
    },
  });
  const save = useOneAtATime((values: typeof before) =>
    mutateAsync({ cycleId, questions: [questionOf(values)] }),
  );
  // A fault of a field is said there.
  const failure = Object.keys(form.errors).length > 0 ? undefined : error;
  const letters = [0, 1, 2, 3].map((index) => t("letter", { index }));
  const textOf = (field: string) => ({ lang: side, ...form.getInputProps(`${side}.${field}`) });
  return (
    <FormLayout onSubmit={form.onSubmit((values) => save(values), showFaults)}>
      <SelectField
        label={t("language")}
        data={LANGUAGES.map((value) => ({ value, label: t(value) }))}
        value={side}
        onChange={(event) => setSide(event.currentTarget.value as QuizLanguage)}
      />
      <TextField label={t("dayLabel")} inputMode="numeric" {...form.getInputProps("day")} />
      <TextField
        label={t("versesLabel")}
        description={t("versesHint")}
        data-autofocus
        {...form.getInputProps("verses")}
      />
      <SelectField
        label={t("placeLabel")}
        data={["", ...QUESTION_TYPES.toReversed()].map((place) => ({
          value: place,
          label: t("placeOption", { place }),
        }))}
        {...form.getInputProps("inPlaceOf")}
      />
      <TextAreaField label={t("question")} maxLength={MAX_TEXT.question} {...textOf("question")} />
      {letters.map((letter, index) => (
        <TextField
          key={letter}
          label={t("option", { letter })}
          maxLength={MAX_TEXT.option}
          {...textOf(`options.${index}`)}
        />
      ))}
      <SelectField
        label={t("answer")}
        data={[t("choose"), ...letters].map((label, at) => ({ label, value: String(at - 1) }))}
        {...form.getInputProps("answer")}
      />
      <TextAreaField
        label={t("explanation")}
        maxLength={MAX_TEXT.explanation}
        {...textOf("explanation")}
      />
      <FormFailure text={failure ? failureText(failure, t("notSaved")) : undefined} />
      <FormButtons>
        <Button variant="default" onClick={onClose}>
          {t("cancel")}
        </Button>
        <SubmitButton label={t("save")} pendingLabel={t("saving")} isPending={isPending} />
      </FormButtons>
    </FormLayout>
  );
}

/** The form's field that a fault of the server belongs to. */
function fieldOf(path: string, side: QuizLanguage): string {
  const field = path.replace(/^questions\.0\./u, "");
  if (field.startsWith("verses")) return "verses";
  if (field === DEFAULT_LANGUAGE) return `${side}.question`;
  return field.endsWith(".options") ? `${field}.0` : field;
}
