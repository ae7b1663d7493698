import { cycleQuestionsPath } from "@daily-quran/domain/api-paths";
import type { ListedQuestion } from "@daily-quran/domain/group/own-question";
import { Button } from "../../../ui/buttons/button.tsx";
import { useRef, useState } from "react";
import { download } from "../../../lib/download.ts";
import { failureText, fieldErrors } from "../../../reader/server/failure.ts";
import { request } from "../../../reader/server/fetcher.ts";
import { trpc } from "../../../reader/server/trpc.tsx";
import { useTexts } from "../../../texts/use-texts.ts";
import classes from "./own-questions.module.css";
import { columnOf, csvOfQuestions, readQuestions } from "./questions-file.ts";

/** What became of a file, and each fault in it. */
interface Outcome {
  readonly said: string;
  readonly faults?: readonly string[];
}

/** Imports a cycle's questions, and saves them as files. */
export function QuestionFiles({ cycleId }: { readonly cycleId: number }) {
  const t = useTexts("questions");
  const input = useRef<HTMLInputElement>(null);
  const utils = trpc.useUtils();
  const [isBusy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();
  const during = async (act: () => Promise<Outcome | undefined>) => {
    setBusy(true);
    setOutcome(undefined);
    setOutcome(await act().finally(() => setBusy(false)));
  };
  const bringIn = async (file: File): Promise<Outcome> => {
    const read = await readQuestions(file);
    if ("fault" in read)
      return { said: t("faulty"), faults: [t("unread", { line: 0, column: "", ...read })] };
    const { questions, lines } = read;
    try {
      await request(cycleQuestionsPath(cycleId), {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ questions }),
      });
      await utils.ownQuestion.list.invalidate();
      return { said: t("imported", { count: questions.length }) };
    } catch (error) {
      const faults = Object.entries(fieldErrors(error)).map(([path, message]) => {
        const [, at, field = ""] = /^questions\.(\d+)\.?(.*)$/u.exec(path) ?? [];
        const line = lines[Number(at)];
        if (line === undefined) return message;
        return t("atLine", { line, field: columnOf(field), message });
      });
      return { said: t("faulty"), faults: faults.length > 0 ? faults : [failureText(error)] };
    }
  };
  const save = async (kind: "json" | "csv"): Promise<Outcome | undefined> => {
    try {
      const questions = (await allOf(cycleId, utils.client)).map(
        ({ id, day, verses, answer, inPlaceOf, en, bn }) => {
          return { id, day, verses, answer, inPlaceOf, en, bn };
        },
      );
      const name = `quiz-questions-${cycleId}.${kind}`;
      if (kind === "csv") download(name, csvOfQuestions(questions), "text/csv");
      else download(name, `${JSON.stringify(questions, null, 2)}\n`, "application/json");
      return undefined;
    } catch (error) {
      return { said: t("exportFailed"), faults: [failureText(error)] };
    }
  };
  return (
    <>
      <Button variant="default" disabled={isBusy} onClick={() => input.current?.click()}>
        {t(isBusy ? "working" : "importFile")}
      </Button>
      {(["json", "csv"] as const).map((kind) => (
        <Button
          key={kind}
          variant="default"
          disabled={isBusy}
          onClick={() => void during(() => save(kind))}
        >
          {t("exportAs", { kind })}
        </Button>
      ))}
      <input
        ref={input}
        type="file"
        hidden
        accept=".json,.csv,application/json,text/csv"
        aria-label={t("importFile")}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          // The same file can be chosen again.
          currentTarget.value = "";
          if (file) void during(() => bringIn(file));
        }}
      />
      {outcome && (
        <div
          role={outcome.faults ? "alert" : "status"}
          className={outcome.faults ? classes.faults : classes.outcome}
        >
          <p>{outcome.said}</p>
          {outcome.faults && (
            <ul>
              {outcome.faults.map((fault) => (
                <li key={fault}>{fault}</li>
              ))}
            </ul>
          )}
        </div>
      )}
    </>
  );
}

async function allOf(
  cycleId: number,
  client: ReturnType<typeof trpc.useUtils>["client"],
): Promise<ListedQuestion[]> {
  const all: ListedQuestion[] = [];
  let cursor: string | undefined;
  do {
    const page = await client.ownQuestion.list.query({ cycleId, cursor });
    all.push(...page.items);
    cursor = page.nextCursor;
  } while (cursor !== undefined);
  return all;
}
