import type { Khatma, KhatmaShare } from "@daily-quran/domain/group/khatma";
import { groupPath, ownKhatmasPath } from "@daily-quran/domain/web-paths";
import { daysBetween, utcDay } from "@daily-quran/reading-schedule/calendar-day";
import { Button } from "@mantine/core";
import "@mantine/core/styles/Button.layer.css";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { PageHead } from "../../lib/page-head.tsx";
import { failureCode, failureText } from "../../reader/server/failure.ts";
import { useFormats } from "../../texts/use-formats.ts";
import { useTexts } from "../../texts/use-texts.ts";
import { Link } from "../../ui/buttons/link.tsx";
import textButton from "../../ui/buttons/text-button.module.css";
import { FormFailure } from "../../ui/forms/form-layout.tsx";
import { Boundary } from "../../ui/status/boundary.tsx";
import { Empty } from "../../ui/status/empty.tsx";
import { Unloaded } from "../../ui/status/unloaded.tsx";
import { EnterDialog } from "./enter-dialog.tsx";
import { isUntouched, KeepKhatma, KhatmaLink } from "./keep-khatma.tsx";
import classes from "./khatma.module.css";
import { MoreOwn, OwnShare } from "./own-shares.tsx";
import { ShareCells } from "./share-cells.tsx";
import { type KhatmaState, useKhatma } from "./use-khatma.ts";

/** More of one's own are folded. */
const FEW = 2;

interface KhatmaScreenProps {
  readonly khatmaId: number;
  readonly isSignedIn: boolean;
}

/** One khatma: the caller's own shares first, then all of them, and for who keeps it its link and names. */
export function KhatmaScreen({ khatmaId, isSignedIn }: KhatmaScreenProps) {
  const t = useTexts("khatma");
  const state = useKhatma(khatmaId, isSignedIn);
  const { data: khatma, error, refetch } = state;
  if (!khatma && failureCode(error) === "KHATMA_NOT_FOUND")
    return (
      <Empty isPage title={t("notFound")} hint={t("notFoundHint")}>
        <Link to={ownKhatmasPath()} className={textButton.button ?? ""}>
          {t("toCode")}
        </Link>
      </Empty>
    );
  if (!khatma)
    return <Unloaded failed={t("failed")} loading={t("loading")} of={{ error, refetch }} />;
  return <ShownKhatma khatma={khatma} state={state} isSignedIn={isSignedIn} />;
}

interface ShownProps {
  readonly khatma: Khatma;
  readonly state: KhatmaState;
  readonly isSignedIn: boolean;
}

function ShownKhatma({ khatma, state, isSignedIn }: ShownProps) {
  const t = useTexts("khatma");
  const { act, entering, failure, isBusy, enterAndAct, cancel } = useActions(
    khatma,
    isSignedIn,
    state,
  );
  const [isHelping, setHelping] = useState(false);
  const handOn = (n: number) => act(() => state.giveBack(n));
  const own = khatma.shares.filter(({ yours }) => yours);
  // What is late stands first.
  const open = own
    .filter((share) => share.state === "taken")
    .toSorted((one, other) => Number(other.late ?? false) - Number(one.late ?? false));
  const done = own.filter((share) => share.state === "done");
  const isFold = done.length > FEW || khatma.finishedAt !== undefined;
  const shown = [...open.slice(0, FEW), ...(isFold ? [] : done)];
  const ofOwn = {
    khatma,
    isBusy,
    onDone: (share: KhatmaShare) => act(() => state.markDone(khatma, share)),
    onUndo: (share: KhatmaShare) => act(() => state.undoDone(khatma, share)),
    onGiveBack: ({ n, reader }: KhatmaShare) => act(() => state.giveBack(n, reader)),
  };
  const isFree = khatma.canTake && khatma.shares.some((share) => share.state === "free");
  return (
    <div className={classes.screen}>
      <PageHead title={t("head", { name: khatma.name })} description={t("description")} />
      <KhatmaHead khatma={khatma} isSignedIn={isSignedIn} />
      <FormFailure text={failure ? failureText(failure) : undefined} />
      {isUntouched(khatma) && <KhatmaLink khatma={khatma} />}
      {shown.map((share) => (
        <OwnShare key={share.n} share={share} {...ofOwn} />
      ))}
      <MoreOwn shares={own.filter((share) => !shown.includes(share))} {...ofOwn} />
      {isFree && (
        <div className={classes.buttons} data-screen-only>
          <Button
            h={48}
            size="md"
            variant={open.length > 0 ? "default" : "filled"}
            disabled={isBusy}
            onClick={() => act(() => state.takeOne(false))}
          >
            {t(own.length > 0 ? "another" : "giveMeOne")}
          </Button>
          <button
            type="button"
            className={textButton.button}
            disabled={isBusy}
            onClick={() => act(() => state.takeOne(true))}
          >
            {t("shortest")}
          </button>
          {(isSignedIn || khatma.you) && (
            <button type="button" className={textButton.button} onClick={() => setHelping(true)}>
              {t("forAnother")}
            </button>
          )}
        </div>
      )}
      {khatma.isOver && !khatma.finishedAt && <p className={classes.facts}>{t("over")}</p>}
      <Boundary name={t("allShares")}>
        <ShareCells
          khatma={khatma}
          onTake={(n) => act(() => state.take(n))}
          onHandOn={handOn}
          onUnknown={() => void state.refresh()}
        />
      </Boundary>
      {khatma.kept && (
        <Boundary name={t("keeping")}>
          <KeepKhatma khatma={khatma} onChanged={state.refresh} onHandOn={handOn} />
        </Boundary>
      )}
      <EnterDialog opened={entering} onEnter={enterAndAct} onClose={cancel} />
      <EnterDialog
        isHelped
        opened={isHelping}
        onEnter={async (name) => {
          await state.takeFor(name);
          setHelping(false);
        }}
        onClose={() => setHelping(false)}
      />
    </div>
  );
}

/** What one does with shares, one at a time; who has neither account nor name is asked for a name before. */
function useActions(khatma: Khatma, isSignedIn: boolean, state: KhatmaState) {
  const [waiting, setWaiting] = useState<() => Promise<void>>();
  const {
    mutate,
    error: failure,
    isPending: isBusy,
  } = useMutation({ mutationFn: (work: () => Promise<void>) => work(), meta: { ownsError: true } });
  return {
    failure,
    isBusy,
    entering: waiting !== undefined,
    act: (work: () => Promise<void>) => {
      if (isBusy) return;
      if (isSignedIn || khatma.you) mutate(work);
      else setWaiting(() => work);
    },
    enterAndAct: async (name: string) => {
      await state.enter(name);
      setWaiting(undefined);
      if (waiting) mutate(waiting);
    },
    cancel: () => setWaiting(undefined),
  };
}

function KhatmaHead({ khatma, isSignedIn }: Omit<ShownProps, "state">) {
  const t = useTexts("khatma");
  const formats = useFormats();
  const { name, intention, groupId, shares, count, endsAt, round, repeats, createdAt } = khatma;
  const done = shares.filter(({ state }) => state === "done").length;
  const { finishedAt, kept } = khatma;
  return (
    <header>
      {groupId !== undefined && isSignedIn && (
        <p className={classes.back} data-screen-only>
          <Link to={groupPath(groupId, "khatmas")}>{t("toGroup")}</Link>
        </p>
      )}
      <h1 dir="auto">{name}</h1>
      {intention && (
        <p dir="auto" className={classes.intention}>
          {intention}
        </p>
      )}
      {finishedAt ? (
        <p className={classes.finished}>
          {t("finishedBy", {
            people: khatma.readers,
            days: daysBetween(utcDay(Date.parse(createdAt)), utcDay(Date.parse(finishedAt))) + 1,
          })}
        </p>
      ) : (
        <p className={classes.facts}>{t("read", { done, count })}</p>
      )}
      {repeats && <p className={classes.facts}>{t("round", { round, repeats })}</p>}
      {endsAt && !finishedAt && (
        <p className={classes.facts}>
          {t("until", { day: formats.instant(endsAt), time: formats.time(endsAt) })}
        </p>
      )}
      {kept?.code && khatma.canTake && !finishedAt && (
        <p className={classes.onPaper}>
          {t("codeOnPaper", { address: location.host + ownKhatmasPath(), code: kept.code })}
        </p>
      )}
    </header>
  );
}
