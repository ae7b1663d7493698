import type { Mark } from "@daily-quran/domain/progress/progress";
import type { ItemKind } from "@daily-quran/progress-sync/item";
import { useFormats } from "../../texts/use-formats.ts";
import { useTexts } from "../../texts/use-texts.ts";
import { TextButton } from "../../ui/buttons/text-button.tsx";
import classes from "./keeping-notice.module.css";
import { progress } from "./progress.ts";
import type { Refusal } from "./stored-progress.ts";
import { useProgress } from "./use-progress.ts";

interface KeepingNoticeProps {
  readonly kind: ItemKind;
  /** Whether a refusal is about what is shown here; all of the kind by default. */
  readonly isHere?: (refusal: Refusal) => boolean;
}

/** Says where the reader's progress is not kept: in this browser, or in the account. */
export function KeepingNotice({ kind, isHere = () => true }: KeepingNoticeProps) {
  const t = useTexts("progress");
  const formats = useFormats();
  const state = useProgress();
  if (!state) return null;
  const { notStored, syncFailure, refused, owner } = state;
  const here = refused.filter((one) => one.kind === kind && isHere(one));
  return (
    <>
      {notStored && (
        <output className={classes.notice}>
          {t(notStored === "full" ? "storageFull" : "storageBlocked")}
          {owner !== 0 && ` ${t("stillSent")}`}
        </output>
      )}
      {syncFailure && (
        <p role="alert" className={classes.notice}>
          {t("notSent", { why: syncFailure })}
        </p>
      )}
      {here.map(({ id, value, message }) => (
        <p key={id} role="alert" className={classes.notice}>
          {kind === "mark" && `${formats.day((value as Mark).date)} · `}
          {t("refused", { why: message })}{" "}
          <TextButton onClick={() => void progress.dismissRefusal(id)}>{t("ok")}</TextButton>
        </p>
      ))}
    </>
  );
}
