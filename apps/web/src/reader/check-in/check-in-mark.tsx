import { IconCheck } from "@tabler/icons-react";
import { useTexts } from "../../texts/use-texts.ts";
import button from "../../ui/buttons/mark-button.module.css";
import { TextButton } from "../../ui/buttons/text-button.tsx";
import { failureText } from "../server/failure.ts";
import classes from "./check-in.module.css";
import type { useCheckIn } from "./use-check-in.ts";

interface CheckInMarkProps {
  readonly day: number;
  readonly checkIn: ReturnType<typeof useCheckIn>;
}

/** Marks a cycle's day as read, for its group to count, and takes the mark back. */
export function CheckInMark({ day, checkIn }: CheckInMarkProps) {
  const t = useTexts("checkin");
  const { isRead, isKept, error, mark, unmark } = checkIn;
  return (
    <>
      {isRead ? (
        <p className={button.marked}>
          <IconCheck aria-hidden size={18} />
          {t("marked", { day })}
          <TextButton onClick={unmark}>{t("undo")}</TextButton>
        </p>
      ) : (
        <button type="button" className={button.mark} onClick={() => mark([day])}>
          {t("mark", { day })}
        </button>
      )}
      {isKept && <output>{t("kept")}</output>}
      {error && (
        <p role="alert" className={classes.failure}>
          {failureText(error, t("failed"))}
        </p>
      )}
    </>
  );
}
