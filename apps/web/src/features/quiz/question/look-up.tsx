import type { QuizQuestion } from "@daily-quran/domain/quiz";
import { scheduleDayPath } from "@daily-quran/domain/web-paths";
import { useTexts } from "../../../texts/use-texts.ts";
import { Link } from "../../../ui/buttons/link.tsx";
import classes from "./look-up.module.css";

interface LookUpProps {
  readonly question: Pick<QuizQuestion, "options" | "answer">;
  readonly day: number;
}

/** "Al-Baqarah 2:177", not "2:170 to 2:176"; also in Bengali digits. */
const REFERENCE = /^[^:]*\p{Nd}:\p{Nd}+$/u;

/** Where every option is a verse by its number: that they may be looked up, and where. */
export function LookUp({ question: { options, answer }, day }: LookUpProps) {
  const t = useTexts("quiz");
  if (answer || !options.every((option) => REFERENCE.test(option))) return null;
  return (
    <p className={classes.hint}>
      {t("lookUp")}{" "}
      <Link to={scheduleDayPath(day)} className={classes.link ?? ""}>
        {t("openReading")}
      </Link>
    </p>
  );
}
