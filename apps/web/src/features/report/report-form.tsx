import {
  MAX_FAULT_LENGTH,
  MAX_MESSAGE_LENGTH,
  MAX_SHOWN_LENGTH,
  type ReportSubject,
} from "@daily-quran/domain/report";
import { shortText } from "@daily-quran/domain/fields/short-text";
import { DEFAULT_LANGUAGE } from "@daily-quran/quran/languages";
import { Button } from "../../ui/buttons/button.tsx";
import { useState, useEffect, useRef } from "react";
import { failureText } from "../../reader/server/failure.ts";
import { newUuid } from "../../lib/new-uuid.ts";
import { textLanguage } from "../../lib/text-language.ts";
import { useOneAtATime } from "../../lib/use-one-at-a-time.ts";
import { trpc, TrpcProvider } from "../../reader/server/trpc.tsx";
import { useTexts } from "../../texts/use-texts.ts";
import { SelectField } from "../../ui/fields/select-field.tsx";
import { useDraft } from "../../reader/forms/use-draft.ts";
import { TextAreaField } from "../../ui/fields/text-area-field.tsx";
import { FormButtons, FormFailure, FormLayout } from "../../ui/forms/form-layout.tsx";
import { TextWithArabic } from "../../ui/text/text-with-arabic.tsx";
import { SubmitButton } from "../../ui/forms/submit-button.tsx";
import classes from "./report-form.module.css";

/** One text that a reader sees and may find a mistake in. */
export interface Reportable {
  readonly about: ReportSubject;
  /** Whether a group has written it: its admins read the report. */
  readonly isOwn?: boolean;
  readonly shown: string;
}

/** A text whose first letter is Arabic. */
const ARABIC_FIRST = /^\P{L}*\p{Script=Arabic}/u;

interface ReportFormProps {
  /** At least one; with several the reader says which. */
  readonly texts: readonly Reportable[];
  /** Which of them it begins with. */
  readonly first?: number;
  readonly onClose: () => void;
}

/** The report form. Input stays when sending fails or the form is closed; a retry stores nothing twice. */
export function ReportForm(props: ReportFormProps) {
  return (
    <TrpcProvider>
      <Form {...props} />
    </TrpcProvider>
  );
}

function Form({ texts, first = 0, onClose }: ReportFormProps) {
  const t = useTexts("report");
  const [id] = useState(newUuid);
  const blank = { chosen: first, message: "" };
  const draft = useDraft(`report ${JSON.stringify(texts[0]?.about)}`, blank);
  const [{ chosen, message }, setTyped] = useState(draft.typed ?? blank);
  const type = (typed: typeof blank) => {
    setTyped(typed);
    draft.keep(typed.message.trim() === "" ? blank : typed);
  };
  const { mutateAsync, isPending, error, data } = trpc.report.send.useMutation({
    meta: { ownsError: true },
    onSuccess: draft.forget,
  });
  const send = useOneAtATime(mutateAsync);
  const text = texts[chosen] ?? texts[0];
  if (!text) return null;
  if (data) return <ReportThanks number={data.number} isOwn={text.isOwn} onClose={onClose} />;
  const shown = shortText(text.shown, MAX_SHOWN_LENGTH - 1);
  return (
    <FormLayout
      onSubmit={(event) => {
        event.preventDefault();
        send({ id, about: text.about, shown, message });
      }}
    >
      {texts.length > 1 && (
        <SelectField
          label={t("which")}
          data={texts.map(({ about }, index) => ({
            value: String(index),
            label: t("label", { kind: kindOf(about) }),
          }))}
          value={String(chosen)}
          onChange={(event) => type({ chosen: Number(event.currentTarget.value), message })}
        />
      )}
      <section
        aria-label={t("shown")}
        // A long text scrolls, by keyboard too.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        // "auto" would not see the Arabic, which has a direction of its own.
        dir={ARABIC_FIRST.test(shown) ? "rtl" : "ltr"}
        lang={textLanguage(shown)}
        className={classes.shown}
      >
        <TextWithArabic text={shown} />
      </section>
      <TextAreaField
        label={t("what")}
        maxLength={text.isOwn ? MAX_FAULT_LENGTH : MAX_MESSAGE_LENGTH}
        data-autofocus
        value={message}
        onChange={(event) => type({ chosen, message: event.currentTarget.value })}
      />
      {error && <FormFailure text={failureText(error, t("notSent"))} />}
      <FormButtons>
        <Button variant="default" onClick={onClose}>
          {t("cancel")}
        </Button>
        <SubmitButton
          label={t("send")}
          pendingLabel={t("sending")}
          isPending={isPending}
          disabled={message.trim() === ""}
        />
      </FormButtons>
    </FormLayout>
  );
}

/** What readers call a text: a translation by its language. */
const kindOf = (about: ReportSubject) =>
  about.kind === "translation" ? TRANSLATIONS[about.language ?? DEFAULT_LANGUAGE] : about.kind;

const TRANSLATIONS = { en: "english", bn: "bengali" } as const;

interface ReportThanksProps {
  readonly number: number;
  readonly isOwn: boolean | undefined;
  readonly onClose: () => void;
}

/** Thanks for a report, and what happens next. It takes the focus, so that it is read out. */
function ReportThanks({ number, isOwn, onClose }: ReportThanksProps) {
  const t = useTexts("report");
  const thanks = useRef<HTMLDivElement>(null);
  useEffect(() => thanks.current?.focus(), []);
  return (
    <div ref={thanks} tabIndex={-1}>
      <p>{t("thanks", { number, thanks: (text) => <strong>{text}</strong> })}</p>
      <p>{t(isOwn ? "whatNextOfOwn" : "whatNext")}</p>
      <FormButtons>
        <Button onClick={onClose}>{t("done")}</Button>
      </FormButtons>
    </div>
  );
}
