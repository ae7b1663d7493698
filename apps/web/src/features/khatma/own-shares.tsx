import type { Khatma, KhatmaShare } from "@daily-quran/domain/group/khatma";
import { khatmaPath } from "@daily-quran/domain/web-paths";
import { Button } from "../../ui/buttons/button.tsx";
import { IconBook, IconCheck } from "@tabler/icons-react";
import { useTexts } from "../../texts/use-texts.ts";
import rows from "../../ui/account-rows.module.css";
import { Link } from "../../ui/buttons/link.tsx";
import { TextButton } from "../../ui/buttons/text-button.tsx";
import classes from "./khatma.module.css";
import { useShareName } from "./use-share-name.ts";

interface OwnProps {
  readonly khatma: Khatma;
  readonly isBusy: boolean;
  readonly onDone: (share: KhatmaShare) => void;
  readonly onUndo: (share: KhatmaShare) => void;
  readonly onGiveBack: (share: KhatmaShare) => void;
}

interface MoreOwnProps extends OwnProps {
  readonly shares: readonly KhatmaShare[];
}

/** More of one's own are folded. */
const FEW = 2;

/** Shares that the caller has: what is late first, what is left to do before what is read, and few at once. */
export function OwnShares({ shares, ...own }: MoreOwnProps) {
  const open = shares
    .filter((share) => share.state === "taken")
    .toSorted((one, other) => Number(other.late ?? false) - Number(one.late ?? false));
  const done = shares.filter((share) => share.state === "done");
  const isFold = done.length > FEW || own.khatma.finishedAt !== undefined;
  const shown = [...open.slice(0, FEW), ...(isFold ? [] : done)];
  return (
    <>
      {shown.map((share) => (
        <OwnShare key={share.n} share={share} {...own} />
      ))}
      <MoreOwn shares={shares.filter((share) => !shown.includes(share))} {...own} />
    </>
  );
}

/** The many other shares of the caller, folded: what is left to do stays in sight. */
function MoreOwn({ khatma, shares, isBusy, onDone, onUndo }: MoreOwnProps) {
  const t = useTexts("khatma");
  const nameOf = useShareName(khatma.parts);
  if (shares.length === 0) return null;
  const count = shares.length;
  return (
    <details className={classes.more} data-screen-only>
      <summary>
        {shares.every(({ state }) => state === "done")
          ? t("youReadMany", { count })
          : t("yoursToo", { count })}
      </summary>
      <ul className={rows.rows}>
        {shares.map((share) => {
          const { n, by, reader, state } = share;
          const isOwn = reader === khatma.you?.id;
          const isDone = state === "done";
          return (
            <li key={n}>
              {isOwn && !isDone ? (
                <Link to={khatmaPath(khatma.id, n)}>{nameOf(n)}</Link>
              ) : (
                <span>{nameOf(n)}</span>
              )}
              {!isOwn && <span dir="auto">{by}</span>}
              <TextButton disabled={isBusy} onClick={() => (isDone ? onUndo : onDone)(share)}>
                {t(isDone ? "undo" : isOwn ? "haveRead" : "hasRead")}
              </TextButton>
            </li>
          );
        })}
      </ul>
    </details>
  );
}

interface OwnShareProps extends OwnProps {
  readonly share: KhatmaShare;
}

/** A share that the caller has, or has for somebody: to read it, to say that it is read, to give it back. */
function OwnShare({ khatma, share, isBusy, onDone, onUndo, onGiveBack }: OwnShareProps) {
  const t = useTexts("khatma");
  const nameOf = useShareName(khatma.parts);
  const isOwn = share.reader === khatma.you?.id;
  const isDone = share.state === "done";
  return (
    <section
      className={classes.own}
      data-state={share.state}
      aria-label={nameOf(share.n)}
      data-screen-only
    >
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
                leftSection={<IconBook aria-hidden size={18} />}
              >
                {t("open")}
              </Button>
            )}
            <Button
              variant={isOwn ? "default" : "filled"}
              leftSection={<IconCheck aria-hidden size={18} />}
              disabled={isBusy}
              onClick={() => onDone(share)}
            >
              {t(isOwn ? "haveRead" : "hasRead")}
            </Button>
          </>
        )}
        <TextButton disabled={isBusy} onClick={() => (isDone ? onUndo : onGiveBack)(share)}>
          {t(isDone ? "undo" : "giveBack")}
        </TextButton>
      </div>
    </section>
  );
}
