import { Button } from "../../ui/buttons/button.tsx";
import { failureCode } from "../../reader/server/failure.ts";
import { useTexts } from "../../texts/use-texts.ts";
import { Empty } from "../../ui/status/empty.tsx";
import type { QuizPaths } from "./quiz-paths.ts";
import { Failed } from "../../ui/status/failed.tsx";
import { Link } from "../../ui/buttons/link.tsx";

const NOT_FOUND = ["notFound", "notFoundHint"] as const;

/** What is said of each refusal, and what is done then. */
const REFUSALS = {
  QUIZ_NOT_OPEN: ["notOpen", "notOpenHint"],
  QUIZ_DISABLED: ["disabled", "disabledHint"],
  MEMBER_ONLY: ["membersOnly", "membersOnlyHint"],
  CYCLE_NOT_FOUND: NOT_FOUND,
} as const;

/** Whether the quiz itself is refused, so that trying again is of no use. */
export const isRefused = (error: unknown): boolean => (failureCode(error) ?? "") in REFUSALS;

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
  const t = useTexts("quiz");
  const notices = useTexts("notices");
  const code = failureCode(error);
  const refusal =
    code !== undefined && code in REFUSALS ? REFUSALS[code as keyof typeof REFUSALS] : undefined;
  if (error && !refusal) return <Failed what={t("failed")} error={error} onRetry={onRetry} />;
  const [title, hint] = refusal ?? NOT_FOUND;
  const hasGroup = Number.isInteger(groupId);
  return (
    <Empty isPage title={t(title)} hint={t(hint)}>
      {code === "QUIZ_NOT_OPEN" && (
        <Button mt="md" variant="default" onClick={onRetry}>
          {notices("tryAgain")}
        </Button>
      )}
      <Button component={Link} to={hasGroup ? paths.group(groupId) : paths.groups} mt="md">
        {t(hasGroup ? "backToGroup" : "seeGroups")}
      </Button>
    </Empty>
  );
}
