import type { CheckIns } from "@daily-quran/domain/group/check-in";
import * as webPaths from "@daily-quran/domain/web-paths";
import { CheckInMark } from "../../../reader/check-in/check-in-mark.tsx";
import classes from "../../../reader/check-in/check-in.module.css";
import { missingDays } from "../../../reader/check-in/missing-days.ts";
import { type CycleDay, useCheckIn } from "../../../reader/check-in/use-check-in.ts";
import { useFormats } from "../../../texts/use-formats.ts";
import { useTexts } from "../../../texts/use-texts.ts";
import { TextButton } from "../../../ui/buttons/text-button.tsx";
import { Link } from "../../../ui/buttons/link.tsx";

interface CycleCheckInProps extends CycleDay {
  /** The days whose quiz the member has done. */
  readonly quizDays: readonly number[];
}

/** The member's check-in for a cycle's day, who has read it, and what is missing for the streak. */
export function CycleCheckIn({ cycleId, day, quizDays }: CycleCheckInProps) {
  const t = useTexts("checkin");
  const checkIn = useCheckIn({ cycleId, day });
  const { checkIns, isRead } = checkIn;
  if (!checkIns) return null;
  const missing = missingDays(checkIns, quizDays);
  const earlier = missing.filter((one) => one !== day);
  return (
    <div className={classes.checkIn}>
      <CheckInMark day={day} checkIn={checkIn} />
      {!isRead && missing.includes(day) && (
        <p className={classes.missing}>{t("quizOnly", { day })}</p>
      )}
      <p className={classes.read}>
        <WhoHasRead checkIns={checkIns} />
      </p>
      {isRead && (
        <p className={classes.quiet}>
          {t("names", {
            account: (text) => <Link to={webPaths.account}>{text}</Link>,
          })}
        </p>
      )}
      {!isRead && checkIns.read > 0 && checkIns.names.length === 0 && (
        <p className={classes.quiet}>{t("unnamed")}</p>
      )}
      {earlier.length > 0 && <EarlierDays days={earlier} onMark={() => checkIn.mark(earlier)} />}
    </div>
  );
}

function WhoHasRead({ checkIns }: { readonly checkIns: CheckIns }) {
  const t = useTexts("checkin");
  const { day, read, members, names } = checkIns;
  if (names.length === 0) return t("read", { day, read, members });
  const more = read - names.length;
  const listed = names.join(", ");
  return t("readNamed", {
    day,
    read,
    members,
    names: more > 0 ? t("andMore", { names: listed, more }) : listed,
  });
}

interface EarlierDaysProps {
  readonly days: readonly number[];
  readonly onMark: () => void;
}

function EarlierDays({ days, onMark }: EarlierDaysProps) {
  const t = useTexts("checkin");
  const { number } = useFormats();
  return (
    <div>
      <p className={classes.missing}>
        {t("quizOnlyDays", { count: days.length, days: days.map(number).join(", ") })}
      </p>
      <TextButton isStrong onClick={onMark}>
        {t("markDays", { count: days.length })}
      </TextButton>
    </div>
  );
}
