import type { Khatma } from "@daily-quran/domain/group/khatma";
import { groupPath, ownKhatmasPath } from "@daily-quran/domain/web-paths";
import { Button } from "../../ui/buttons/button.tsx";
import { useMutation } from "@tanstack/react-query";
import { useNavigate } from "react-router-dom";
import { download } from "../../lib/download.ts";
import { AskedCall } from "../../reader/forms/call-dialog.tsx";
import { failureText } from "../../reader/server/failure.ts";
import { trpc } from "../../reader/server/trpc.tsx";
import { useTexts } from "../../texts/use-texts.ts";
import rows from "../../ui/account-rows.module.css";
import { TextButton } from "../../ui/buttons/text-button.tsx";
import { CopyField } from "../../ui/forms/copy-field.tsx";
import { FormFailure } from "../../ui/forms/form-layout.tsx";
import { ChangeEnd } from "./change-end.tsx";
import { KhatmaReaders } from "./khatma-readers.tsx";
import classes from "./khatma.module.css";
import { useShareName } from "./use-share-name.ts";

interface KeepKhatmaProps {
  readonly khatma: Khatma;
  readonly onChanged: () => Promise<void>;
}

interface KeepingProps extends KeepKhatmaProps {
  readonly onHandOn: (n: number) => void;
}

const OWN = { meta: { ownsError: true } };

/** The link and the code of a khatma: first of all where nobody has taken a share yet. */
export function KhatmaLink({ khatma: { kept, name } }: Pick<KeepKhatmaProps, "khatma">) {
  const t = useTexts("khatma");
  if (!kept?.link) return null;
  const { link, code = "" } = kept;
  return (
    <div className={classes.link} data-screen-only>
      <CopyField
        isThere
        label={t("link")}
        description={t("linkHint")}
        value={link}
        sharedText={t("linkText", { name })}
      />
      <p>
        {t("code")} <span className={classes.code}>{`${code.slice(0, 4)} ${code.slice(4)}`}</span>
      </p>
    </div>
  );
}

/** For who keeps a khatma: its link, its names, the list to print or to save, and its end. */
export function KeepKhatma({
  khatma,
  hasLink,
  onChanged,
  onHandOn,
}: KeepingProps & { readonly hasLink: boolean }) {
  const t = useTexts("khatma");
  return (
    <section data-screen-only>
      <h2>{t("keeping")}</h2>
      {hasLink && <KhatmaLink khatma={khatma} />}
      <div className={classes.buttons}>
        <NewLink khatma={khatma} onChanged={onChanged} />
        {!khatma.repeats && <ChangeEnd khatma={khatma} onChanged={onChanged} />}
        <Button variant="default" onClick={() => window.print()}>
          {t("print")}
        </Button>
        <SaveTable khatma={khatma} />
      </div>
      <LateShares khatma={khatma} onHandOn={onHandOn} />
      <KhatmaReaders khatma={khatma} onChanged={onChanged} />
      <DeleteKhatma khatma={khatma} />
    </section>
  );
}

/** Whether nobody has a share of it. */
export const isUntouched = ({ shares }: Khatma): boolean =>
  shares.every(({ state }) => state === "free");

/** Makes a link, after a question: another one ends, or others than the members come. */
function NewLink({ khatma: { id: khatmaId, byLink }, onChanged }: KeepKhatmaProps) {
  const t = useTexts("khatma");
  const title = t(byLink ? "newLink" : "makeLink");
  return (
    <AskedCall
      button={(ask) => (
        <Button variant="default" onClick={ask}>
          {title}
        </Button>
      )}
      title={title}
      question={t(byLink ? "newLinkQuestion" : "linkHint")}
      action={title}
      call={trpc.khatma.change.useMutation(OWN)}
      input={{ khatmaId, newLink: true }}
      onDone={onChanged}
    />
  );
}

/** What others are late with, which only they and who keeps the khatma see. */
function LateShares({ khatma, onHandOn }: Omit<KeepingProps, "onChanged">) {
  const t = useTexts("khatma");
  const nameOf = useShareName(khatma.parts);
  const late = khatma.shares.filter((share) => share.late && !share.yours);
  if (late.length === 0) return null;
  return (
    <>
      <h3>{t("lateOnes")}</h3>
      <ul className={rows.rows}>
        {late.map(({ n, by }) => (
          <li key={n}>
            <span dir="auto">{`${nameOf(n)} · ${by}`}</span>
            <TextButton onClick={() => onHandOn(n)}>{t("handOn")}</TextButton>
          </li>
        ))}
      </ul>
    </>
  );
}

// Spreadsheets read it as UTF-8.
const MARK = "\uFEFF";

/** The shares as a table that spreadsheets open. */
function SaveTable({ khatma: { id: khatmaId, name } }: Pick<KeepKhatmaProps, "khatma">) {
  const t = useTexts("khatma");
  const { client } = trpc.useUtils();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => client.khatma.table.query({ khatmaId }),
    onSuccess: (table) => download(`${name}.csv`, MARK + table, "text/csv"),
    ...OWN,
  });
  return (
    <>
      <Button variant="default" disabled={isPending} onClick={() => mutate()}>
        {t("saveTable")}
      </Button>
      <FormFailure text={error ? failureText(error) : undefined} />
    </>
  );
}

function DeleteKhatma({ khatma: { id, name, groupId } }: Pick<KeepKhatmaProps, "khatma">) {
  const t = useTexts("khatma");
  const navigate = useNavigate();
  const listPath = groupId === undefined ? ownKhatmasPath() : groupPath(groupId, "khatmas");
  return (
    <div className={classes.buttons}>
      <AskedCall
        button={(ask) => <TextButton onClick={ask}>{t("delete")}</TextButton>}
        title={t("delete")}
        question={t("deleteQuestion", { name })}
        action={t("delete")}
        destructive
        call={trpc.khatma.delete.useMutation(OWN)}
        input={{ khatmaId: id }}
        onDone={() => navigate(listPath)}
        gone="KHATMA_NOT_FOUND"
      />
    </div>
  );
}
