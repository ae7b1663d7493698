import { Button } from "@mantine/core";
import "@mantine/core/styles/Button.layer.css";
import { Link } from "react-router-dom";
import { failureCode } from "../../reader/failure.ts";
import { Empty } from "../../ui/empty.tsx";
import { Failed } from "../../ui/failed.tsx";

const REFUSALS: Record<string, { readonly title: string; readonly hint: string }> = {
  QUIZ_NOT_OPEN: {
    title: "This quiz is not open yet",
    hint: "It opens on the day of its reading. The quizzes of past days can be made up at any time.",
  },
  QUIZ_DISABLED: {
    title: "This cycle has no quizzes",
    hint: "Quizzes are turned off for this reading cycle.",
  },
  MEMBER_ONLY: {
    title: "Only members can take this quiz",
    hint: "Join the group, and its quizzes are open to you.",
  },
};

const NOT_FOUND = {
  title: "Quiz not found",
  hint: "This reading cycle may not exist or you don't have access to it.",
};

interface QuizRefusedProps {
  /** Null when the URL names no quiz. */
  readonly error: { readonly message: string } | null;
  readonly groupPath: string;
  readonly onRetry: () => void;
}

/** Says why there is no quiz, and what can be done. */
export function QuizRefused({ error, groupPath, onRetry }: QuizRefusedProps) {
  const code = failureCode(error);
  const refusal = error === null || code === "CYCLE_NOT_FOUND" ? NOT_FOUND : REFUSALS[code ?? ""];
  if (error && !refusal)
    return <Failed what="Failed to load the quiz" error={error} onRetry={onRetry} />;
  return (
    <Empty isPage {...(refusal ?? NOT_FOUND)}>
      <Button component={Link} to={groupPath} h={44} mt="md">
        Back to Group
      </Button>
    </Empty>
  );
}
