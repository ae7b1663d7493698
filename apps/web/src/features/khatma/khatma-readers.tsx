import type { Khatma } from "@daily-quran/domain/group/khatma";
import { khatmaPath } from "@daily-quran/domain/web-paths";
import { useState } from "react";
import { CallDialog } from "../../reader/forms/call-dialog.tsx";
import { failureText } from "../../reader/server/failure.ts";
import { trpc } from "../../reader/server/trpc.tsx";
import { useTexts } from "../../texts/use-texts.ts";
import rows from "../../ui/account-rows.module.css";
import { TextButton } from "../../ui/buttons/text-button.tsx";
import { CopyField } from "../../ui/forms/copy-field.tsx";
import { FormFailure } from "../../ui/forms/form-layout.tsx";
import { Badge } from "../../ui/status/badge.tsx";
import { useShowToast } from "../../ui/toasts/use-toasts.ts";
import { ownHash } from "./khatma-keys.ts";
import classes from "./khatma.module.css";

interface KhatmaReadersProps {
  readonly khatma: Khatma;
  readonly onChanged: () => Promise<void>;
}

interface Named {
  readonly readerId: number;
  readonly name: string;
}

const OWN = { meta: { ownsError: true } };

/** Everyone who reads, to let in a lost device or to remove a name. */
export function KhatmaReaders({ khatma, onChanged }: KhatmaReadersProps) {
  const t = useTexts("khatma");
  const khatmaId = khatma.id;
  const [removed, setRemoved] = useState<Named>();
  const [renewed, setRenewed] = useState<Named>();
  const remove = trpc.khatma.removeReader.useMutation(OWN);
  const renew = trpc.khatma.renewKey.useMutation(OWN);
  const { error, setSecond } = useSecond({ khatma, onChanged });
  const readers = khatma.kept?.readers ?? [];
  if (readers.length === 0) return null;
  return (
    <details className={classes.more}>
      <summary>{t("names", { count: readers.length })}</summary>
      <ul className={rows.rows}>
        {readers.map(({ id: readerId, name, isMember, isKeeper, isVisitor, hasNoDevice }) => (
          <li key={readerId}>
            <span dir="auto">
              {name} {isKeeper && <Badge tone="accent">{t("keeper")}</Badge>}
            </span>
            {isMember && (!isKeeper || name === khatma.second) && (
              <TextButton onClick={() => setSecond({ readerId, name })}>
                {t(isKeeper ? "noSecond" : "makeSecond")}
              </TextButton>
            )}
            {isVisitor && !hasNoDevice && (
              <TextButton onClick={() => setRenewed({ readerId, name })}>
                {t("lostDevice")}
              </TextButton>
            )}
            <TextButton onClick={() => setRemoved({ readerId, name })}>
              {t("removeName")}
            </TextButton>
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
      <CallDialog
        title={t("lostDevice")}
        question={t("lostDeviceQuestion", { name: renewed?.name ?? "" })}
        action={t("lostDevice")}
        call={renew}
        input={{ khatmaId, readerId: renewed?.readerId ?? 0 }}
        onDone={() => setRenewed(undefined)}
        opened={renewed !== undefined}
        onClose={() => setRenewed(undefined)}
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

/** Makes a reader the second keeper, in place of another, or the second one none any more, and says so. */
function useSecond({ khatma: { id: khatmaId, second }, onChanged }: KhatmaReadersProps) {
  const t = useTexts("khatma");
  const showToast = useShowToast();
  const { error, mutate } = trpc.khatma.change.useMutation({ ...OWN, onSuccess: onChanged });
  const setSecond = ({ readerId, name }: Named) => {
    const isEnd = name === second;
    const said = isEnd
      ? { title: t("secondEnded", { name }) }
      : {
          title: t("secondMade", { name }),
          ...(second && { description: t("secondEnded", { name: second }) }),
        };
    mutate(
      { khatmaId, second: isEnd ? null : readerId },
      { onSuccess: () => void showToast(said) },
    );
  };
  return { error, setSecond };
}
