import type { Khatma } from "@daily-quran/domain/group/khatma";
import { khatmaPath } from "@daily-quran/domain/web-paths";
import { useState } from "react";
import { CallDialog } from "../../reader/forms/call-dialog.tsx";
import { failureText } from "../../reader/server/failure.ts";
import { trpc } from "../../reader/server/trpc.tsx";
import { useTexts } from "../../texts/use-texts.ts";
import rows from "../../ui/account-rows.module.css";
import textButton from "../../ui/buttons/text-button.module.css";
import { CopyField } from "../../ui/forms/copy-field.tsx";
import { FormFailure } from "../../ui/forms/form-layout.tsx";
import { ownHash } from "./khatma-keys.ts";
import classes from "./khatma.module.css";

interface KhatmaReadersProps {
  readonly khatma: Khatma;
  readonly onChanged: () => Promise<void>;
}

const OWN = { meta: { ownsError: true } };

/** Everyone who reads, to let in a lost device or to remove a name. */
export function KhatmaReaders({ khatma, onChanged }: KhatmaReadersProps) {
  const t = useTexts("khatma");
  const khatmaId = khatma.id;
  const [removed, setRemoved] = useState<{ readonly readerId: number; readonly name: string }>();
  const remove = trpc.khatma.removeReader.useMutation(OWN);
  const renew = trpc.khatma.renewKey.useMutation(OWN);
  const second = trpc.khatma.change.useMutation({ ...OWN, onSuccess: onChanged });
  const error = renew.error ?? second.error;
  const readers = khatma.kept?.readers ?? [];
  if (readers.length === 0) return null;
  return (
    <details className={classes.more}>
      <summary>{t("names", { count: readers.length })}</summary>
      <ul className={rows.rows}>
        {readers.map(({ id: readerId, name, isMember, isVisitor, hasNoDevice }) => (
          <li key={readerId}>
            <span dir="auto">{name}</span>
            {isMember && name !== khatma.keeper && (
              <button
                type="button"
                className={textButton.button}
                onClick={() =>
                  second.mutate({ khatmaId, second: name === khatma.second ? null : readerId })
                }
              >
                {t(name === khatma.second ? "noSecond" : "makeSecond")}
              </button>
            )}
            {isVisitor && !hasNoDevice && (
              <button
                type="button"
                className={textButton.button}
                onClick={() => renew.mutate({ khatmaId, readerId })}
              >
                {t("lostDevice")}
              </button>
            )}
            <button
              type="button"
              className={textButton.button}
              onClick={() => setRemoved({ readerId, name })}
            >
              {t("removeName")}
            </button>
          </li>
        ))}
      </ul>
      <FormFailure text={error ? failureText(error) : undefined} />
      <CallDialog
        title={t("removeTitle")}
        question={t("removeQuestion", { name: removed?.name ?? "" })}
        action={t("removeName")}
        destructive
        call={remove}
        input={{ khatmaId, readerId: removed?.readerId ?? 0 }}
        onDone={() => {
          setRemoved(undefined);
          return onChanged();
        }}
        gone="READER_NOT_FOUND"
        opened={removed !== undefined}
        onClose={() => setRemoved(undefined)}
      />
      {renew.data && (
        <CopyField
          label={t("ownLink")}
          description={t("ownLinkHint")}
          value={`${window.location.origin}${khatmaPath(khatmaId)}${ownHash(renew.data.key)}`}
          sharedText={t("linkText", { name: khatma.name })}
        />
      )}
    </details>
  );
}
