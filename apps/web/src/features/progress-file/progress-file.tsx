import { Button } from "../../ui/buttons/button.tsx";
import { useRef, useState } from "react";
import { failureText } from "../../reader/server/failure.ts";
import { VISITOR } from "../../reader/progress/stored-progress.ts";
import { useProgress } from "../../reader/progress/use-progress.ts";
import { useTexts } from "../../texts/use-texts.ts";
import { ConfirmDialog } from "../../ui/dialogs/confirm-dialog.tsx";
import { FormFailure } from "../../ui/forms/form-layout.tsx";
import { bringIn, bringInDocument } from "./bring-in.ts";
import type { Brought } from "./brought.ts";
import classes from "../../ui/device-section.module.css";
import * as apiPaths from "@daily-quran/domain/api-paths";
import { download } from "../../lib/download.ts";
import { request } from "../../reader/server/fetcher.ts";
import { progress } from "../../reader/progress/progress.ts";
import { now } from "../../reader/clock/clock.ts";
import { readerToday } from "../../reader/day/reader-today.ts";
import { sessionHint } from "../../reader/server/session-hint.ts";

interface ProgressFileProps {
  /** Whether it is certain that nobody is signed in where nobody seems to be. */
  readonly isSure?: boolean;
}

/** Saves the reader's progress as a file, and brings one in. */
export function ProgressFile({ isSure = true }: ProgressFileProps) {
  const t = useTexts("file");
  const state = useProgress();
  const input = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState<"saving" | "bringing">();
  const [failure, setFailure] = useState<string>();
  const [brought, setBrought] = useState<Brought>();
  const during = async (what: "saving" | "bringing", act: () => Promise<void>) => {
    setBusy(what);
    setFailure(undefined);
    await act().finally(() => setBusy(undefined));
  };
  const save = () =>
    during("saving", () =>
      saveFile().catch((error: unknown) =>
        setFailure(t("saveFailed", { why: failureText(error) })),
      ),
    );
  const bring = (bringing: () => Promise<Brought>) =>
    during("bringing", async () => setBrought(await bringing()));
  const asked = brought && "owner" in brought ? brought : undefined;
  const why = failure ?? faultIn(t, brought);
  return (
    <section className={classes.file}>
      <h2>{t("title")}</h2>
      <p>{t("what")}</p>
      {isSure && state?.owner === VISITOR && <p>{t("visitor")}</p>}
      <FormFailure text={why} />
      <div className={classes.buttons}>
        <Button variant="default" disabled={!state || !!busy} onClick={() => void save()}>
          {t(busy === "saving" ? "saving" : "save")}
        </Button>
        <Button
          variant="default"
          disabled={!state || !!busy}
          onClick={() => input.current?.click()}
        >
          {t(busy === "bringing" ? "bringing" : "bring")}
        </Button>
      </div>
      <input
        ref={input}
        type="file"
        hidden
        accept=".json,application/json"
        aria-label={t("bring")}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          // The same file can be chosen again.
          currentTarget.value = "";
          if (file) void bring(() => bringIn(file));
        }}
      />
      <output>
        {brought && "imported" in brought && t("brought", { imported: brought.imported })}
      </output>
      <ConfirmDialog
        title={t("anotherTitle")}
        question={asked ? t("another", { owner: asked.owner }) : ""}
        action={t("anotherBring")}
        isPending={busy !== undefined}
        opened={asked !== undefined}
        onConfirm={() => asked && void bring(() => bringInDocument(asked.document, true))}
        onClose={() => setBrought(undefined)}
      />
    </section>
  );
}

function faultIn(
  t: ReturnType<typeof useTexts<"file">>,
  brought: Brought | undefined,
): string | undefined {
  if (brought && "fault" in brought) return t(brought.fault);
  return brought && "why" in brought ? t("failed", { why: brought.why }) : undefined;
}

/** Gives the reader all of their progress as a file; throws where the server cannot be reached. */
async function saveFile(): Promise<void> {
  const text = JSON.stringify(await exportDocument(), null, 2);
  download(`daily-quran-reading-${readerToday().date}.json`, text, "application/json");
}

async function exportDocument(): Promise<unknown> {
  if (sessionHint.get() === null) {
    const { documentOf } = await import("./visitor-document.ts");
    return documentOf(progress.get()?.items ?? new Map(), now());
  }
  // What was not sent yet belongs into it.
  await progress.synchronize();
  return await request(apiPaths.progressExport);
}
