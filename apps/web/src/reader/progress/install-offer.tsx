import { useState } from "react";
import { storedValue } from "../../lib/storage/storage.ts";
import { useStoredValue } from "../../lib/storage/use-stored-value.ts";
import { useTexts } from "../../texts/use-texts.ts";
import { TextButton } from "../../ui/buttons/text-button.tsx";
import classes from "./keeping-notice.module.css";

const answered = storedValue("install-offer", false, (value) =>
  typeof value === "boolean" ? value : undefined,
);

/** Invites to install the app, where the browser can or the reader can by hand, until it is answered once. */
export function InstallOffer() {
  const t = useTexts("progress");
  const [isAnswered, setAnswered] = useStoredValue(answered);
  const [prompt] = useState(() => window.installPrompt);
  // An installed app has no prompt, and is standalone on iOS.
  if (isAnswered || (!prompt && navigator.standalone !== false)) return null;
  const install = () => {
    setAnswered(true);
    void prompt?.prompt();
  };
  return (
    <p className={classes.notice}>
      {t(prompt ? "install" : "installApple")}{" "}
      {prompt && (
        <>
          <TextButton onClick={install}>{t("installYes")}</TextButton>{" "}
        </>
      )}
      <TextButton onClick={() => setAnswered(true)}>{t("remindNo")}</TextButton>
    </p>
  );
}
