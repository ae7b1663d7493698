import { OwnPlan } from "@daily-quran/domain/progress/progress";
import { useSchemaResolver } from "../../reader/forms/use-schema-resolver.ts";

/** What is wrong with a plan, by the fields of its form; nothing for one that can be kept. */
export interface PlanFaults {
  readonly name?: string | undefined;
  readonly startsOn?: string | undefined;
  readonly pace?: string | undefined;
  readonly restDays?: string | undefined;
  readonly choices?: string | undefined;
}

/** Checks plans as the server does, and says what is wrong in the language of the document. */
export function usePlanFaults(): (plan: object) => PlanFaults | undefined {
  const check = useSchemaResolver(OwnPlan);
  return (plan) => {
    const issues = Object.entries(check(plan));
    if (issues.length === 0) return undefined;
    return Object.fromEntries(
      issues.map(([path, message]) => [
        path.split(".", 1)[0],
        typeof message === "string" ? message : undefined,
      ]),
    );
  };
}
