import type { Khatma, KhatmaShare } from "@daily-quran/domain/group/khatma";
import { khatmaPath } from "@daily-quran/domain/web-paths";
import { Button } from "@mantine/core";
import "@mantine/core/styles/Button.layer.css";
import { IconBook, IconCheck } from "@tabler/icons-react";
import { useTexts } from "../../texts/use-texts.ts";
import rows from "../../ui/account-rows.module.css";
import { Link } from "../../ui/buttons/link.tsx";
import textButton from "../../ui/buttons/text-button.module.css";
import classes from "./khatma.module.css";
import { useShareName } from "./use-share-name.ts";

interface OwnDoneProps extends Pick<OwnShareProps, "khatma" | "isBusy"> {
  readonly shares: readonly KhatmaShare[];
  readonly onUndo: (share: KhatmaShare) => void;
}

/** The many shares that the caller has read, folded: what is left to do stays in sight. */
export function OwnDone({ khatma, shares, isBusy, onUndo }: OwnDoneProps) {
  const t = useTexts("khatma");
  const nameOf = useShareName(khatma.parts);
  return (
    <details className={classes.more} data-screen-only>
      <summary>{t("youReadMany", { count: shares.length })}</summary>
      <ul className={rows.rows}>
        {shares.map((share) => (
          <li key={share.n}>
            <span>{nameOf(share.n)}</span>
            {share.reader !== khatma.you?.id && <span dir="auto">{share.by}</span>}
            <button
              type="button"
              className={textButton.button}
              disabled={isBusy}
              onClick={() => onUndo(share)}
            >
              {t("undo")}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}

interface OwnShareProps {
  readonly khatma: Khatma;
  readonly share: KhatmaShare;
  readonly isBusy: boolean;
  readonly onDone: () => void;
  readonly onUndo: () => void;
  readonly onGiveBack: () => void;
}

/** A share that the caller has, or has for somebody: to read it, to say that it is read, to give it back. */
export function OwnShare({ khatma, share, isBusy, onDone, onUndo, onGiveBack }: OwnShareProps) {
  const t = useTexts("khatma");
  const nameOf = useShareName(khatma.parts);
  const isOwn = share.reader === khatma.you?.id;
  const isDone = share.state === "done";
  return (
    <section className={classes.own} aria-label={nameOf(share.n)} data-screen-only>
      <h2>{nameOf(share.n)}</h2>
      <p className={classes.facts}>
        {isOwn
          ? t(isDone ? "youRead" : "yours")
          : t(isDone ? "readBy" : "theirs", { name: share.by ?? "" })}
      </p>
      {share.late && <p className={classes.facts}>{t("late")}</p>}
      <div className={classes.buttons}>
        {!isDone && (
          <>
            {isOwn && (
              <Button
                component={Link}
                to={khatmaPath(khatma.id, share.n)}
                h={44}
                leftSection={<IconBook aria-hidden size={18} />}
              >
                {t("open")}
              </Button>
            )}
            <Button
              h={44}
              variant={isOwn ? "default" : "filled"}
              leftSection={<IconCheck aria-hidden size={18} />}
              disabled={isBusy}
              onClick={onDone}
            >
              {t(isOwn ? "haveRead" : "hasRead")}
            </Button>
          </>
        )}
        <button
          type="button"
          className={textButton.button}
          disabled={isBusy}
          onClick={isDone ? onUndo : onGiveBack}
        >
          {t(isDone ? "undo" : "giveBack")}
        </button>
      </div>
    </section>
  );
}
