import { Button } from "@mantine/core";
import "@mantine/core/styles/Button.layer.css";
import { failureCode } from "../../reader/failure.ts";
import { Empty } from "../../ui/empty.tsx";
import type { QuizPaths } from "./quiz-paths.ts";
import { Failed } from "../../ui/failed.tsx";
import { Link } from "../../ui/link.tsx";

const REFUSALS: Record<string, { readonly title: string; readonly hint: string }> = {
  QUIZ_NOT_OPEN: {
    title: "This quiz is not open yet",
    hint: "It opens on the day of its reading. You can still take past quizzes.",
  },
  QUIZ_DISABLED: {
    title: "This cycle has no quizzes",
    hint: "Quizzes are turned off for this reading cycle.",
  },
  MEMBER_ONLY: {
    title: "Only members can take this quiz",
    hint: "Join the group to take its quizzes.",
  },
};

const NOT_FOUND = {
  title: "Quiz not found",
  hint: "This reading cycle may not exist or you don't have access to it.",
};

interface QuizRefusedProps {
  /** Null when the URL names no quiz. */
  readonly error: { readonly message: string } | null;
  readonly paths: QuizPaths;
  /** The group of the URL, NaN when it has none. */
  readonly groupId: number;
  readonly onRetry: () => void;
}

/** Says why there is no quiz, and what can be done. */
export function QuizRefused({ error, paths, groupId, onRetry }: QuizRefusedProps) {
  const code = failureCode(error);
  const refusal = error === null || code === "CYCLE_NOT_FOUND" ? NOT_FOUND : REFUSALS[code ?? ""];
  if (error && !refusal)
    return <Failed what="Failed to load the quiz" error={error} onRetry={onRetry} />;
  const hasGroup = Number.isInteger(groupId);
  return (
    <Empty isPage {...(refusal ?? NOT_FOUND)}>
      <Button component={Link} to={hasGroup ? paths.group(groupId) : paths.groups} h={44} mt="md">
        {hasGroup ? "Back to Group" : "See Reading Groups"}
      </Button>
    </Empty>
  );
}
