import type { Khatma, KhatmaShare } from "@daily-quran/domain/group/khatma";
import { groupPath, ownKhatmasPath } from "@daily-quran/domain/web-paths";
import { daysBetween, utcDay } from "@daily-quran/reading-schedule/calendar-day";
import { Button } from "../../ui/buttons/button.tsx";
import { useState } from "react";
import { PageHead } from "../../lib/page-head.tsx";
import { failureCode, failureText } from "../../reader/server/failure.ts";
import { useFormats } from "../../texts/use-formats.ts";
import { useTexts } from "../../texts/use-texts.ts";
import { Link } from "../../ui/buttons/link.tsx";
import { TextButton } from "../../ui/buttons/text-button.tsx";
import textButton from "../../ui/buttons/text-button.module.css";
import { FormFailure } from "../../ui/forms/form-layout.tsx";
import { Boundary } from "../../ui/status/boundary.tsx";
import { Empty } from "../../ui/status/empty.tsx";
import { Unloaded } from "../../ui/status/unloaded.tsx";
import { useShowToast } from "../../ui/toasts/use-toasts.ts";
import { EnterDialog } from "./enter-dialog.tsx";
import { isUntouched, KeepKhatma, KhatmaLink } from "./keep-khatma.tsx";
import classes from "./khatma.module.css";
import { OwnShares } from "./own-shares.tsx";
import { ShareCells } from "./share-cells.tsx";
import { useActions } from "./use-actions.ts";
import { type KhatmaState, useKhatma } from "./use-khatma.ts";
import { useShareName } from "./use-share-name.ts";

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
  const nameOf = useShareName(khatma.parts);
  const showToast = useShowToast();
  const { act, run, entering, failure, isTap, isBusy, enterAndAct, cancel } = useActions(
    khatma,
    isSignedIn,
    state,
  );
  const [isHelping, setHelping] = useState(false);
  // Nothing above the cells comes or goes by a press on one: what was just taken stands below them.
  const [isNew] = useState(isUntouched(khatma));
  const [tapped, setTapped] = useState<readonly number[]>([]);
  const handOn = (n: number) => act(() => state.giveBack(n));
  const take = (n: number) => {
    setTapped((known) => [n, ...known.filter((one) => one !== n)]);
    act(async () => {
      await state.take(n);
      showToast({
        title: t("yoursNow", { share: nameOf(n) }),
        undo: () => run({ work: () => state.giveBack(n), isTap: true }),
      });
    }, true);
  };
  const own = khatma.shares.filter(({ yours }) => yours);
  const above = own.filter(({ n }) => !tapped.includes(n));
  const below = tapped.flatMap((n) => own.find((share) => share.n === n) ?? []);
  const ofOwn = {
    khatma,
    isBusy,
    onDone: (share: KhatmaShare) => act(() => state.markDone(khatma, share)),
    onUndo: (share: KhatmaShare) => act(() => state.undoDone(khatma, share)),
    onGiveBack: ({ n, reader }: KhatmaShare) => act(() => state.giveBack(n, reader)),
  };
  const isFree = khatma.shares.some((share) => share.state === "free");
  const hasFailed = <FormFailure text={failure ? failureText(failure) : undefined} />;
  return (
    <div className={classes.screen}>
      <PageHead title={t("head", { name: khatma.name })} description={t("description")} />
      <KhatmaHead khatma={khatma} isSignedIn={isSignedIn} />
      {!isTap && hasFailed}
      {isNew && <KhatmaLink khatma={khatma} />}
      <OwnShares shares={above} {...ofOwn} />
      {khatma.canTake && !khatma.finishedAt && (isFree || below.length > 0) && (
        <div className={classes.buttons} data-screen-only>
          <Button
            h={48}
            size="md"
            variant={above.some((share) => share.state === "taken") ? "default" : "filled"}
            disabled={isBusy || !isFree}
            onClick={() => act(() => state.takeOne(false))}
          >
            {t(above.length > 0 ? "another" : "giveMeOne")}
          </Button>
          <TextButton disabled={isBusy || !isFree} onClick={() => act(() => state.takeOne(true))}>
            {t("shortest")}
          </TextButton>
          <TextButton disabled={!isFree} onClick={() => act(async () => setHelping(true))}>
            {t("forAnother")}
          </TextButton>
        </div>
      )}
      {khatma.isOver && !khatma.finishedAt && <p className={classes.facts}>{t("over")}</p>}
      <Boundary name={t("allShares")}>
        <ShareCells
          khatma={khatma}
          below={below}
          onTake={take}
          onHandOn={handOn}
          onUnknown={() => void state.refresh()}
        >
          {isTap && hasFailed}
          <OwnShares shares={below} {...ofOwn} />
        </ShareCells>
      </Boundary>
      {khatma.kept && (
        <Boundary name={t("keeping")}>
          <KeepKhatma
            khatma={khatma}
            hasLink={!isNew}
            onChanged={state.refresh}
            onHandOn={handOn}
          />
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
