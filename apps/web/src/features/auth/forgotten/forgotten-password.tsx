import { useState } from "react";
import { lazyPart } from "../../../lib/lazy-part.ts";
import { useSiteSettings } from "../../../reader/site-settings.ts";
import { useTexts } from "../../../texts/use-texts.ts";
import { TextButton } from "../../../ui/buttons/text-button.tsx";
import { Loading } from "../../../ui/status/loading.tsx";
import classes from "./forgotten.module.css";

const RequestReset = lazyPart(
  "forgotten password",
  async () => (await import("./request-reset-form.tsx")).RequestResetForm,
  { waiting: FormLoading, failed: WhomToAsk },
);

/** A way back in: by mail where mail is sent, else by the operator. */
export function ForgottenPassword() {
  const t = useTexts("auth");
  const { sendsMail } = useSiteSettings();
  const [isOpen, setOpen] = useState(false);
  if (!sendsMail) return <WhomToAsk />;
  return (
    <div className={classes["forgotten"]}>
      {isOpen ? (
        <>
          <p>{t("forgot")}</p>
          <RequestReset />
        </>
      ) : (
        <TextButton onClick={() => setOpen(true)}>{t("forgot")}</TextButton>
      )}
    </div>
  );
}

function FormLoading() {
  const t = useTexts("auth");
  return <Loading text={t("forgottenLoading")} />;
}

function WhomToAsk() {
  const t = useTexts("auth");
  const { contactEmail } = useSiteSettings();
  return (
    <p className={classes["forgotten"]}>
      {contactEmail
        ? t("forgotten", {
            address: contactEmail,
            mail: (address) => <a href={`mailto:${contactEmail}`}>{address}</a>,
          })
        : t("forgottenNoAddress")}
    </p>
  );
}
