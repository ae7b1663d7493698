import type { Khatma } from "@daily-quran/domain/group/khatma";
import { khatmaPath } from "@daily-quran/domain/web-paths";
import { spanOfShare } from "@daily-quran/reading-schedule/khatma/shares";
import { wholeMinutesOf } from "@daily-quran/reading-schedule/verse-minutes";
import { countVerses } from "@daily-quran/quran/verse-spans";
import { IconCheck } from "@tabler/icons-react";
import { useMemo, useState } from "react";
import { type KhatmaState, useKhatma } from "../features/khatma/use-khatma.ts";
import { useShareName } from "../features/khatma/use-share-name.ts";
import classes from "../features/khatma/khatma.module.css";
import portion from "../features/plan/portion.module.css";
import { useVersesTitle } from "../reader/day-title.ts";
import { PageHead } from "../lib/page-head.tsx";
import { useOneAtATime } from "../lib/use-one-at-a-time.ts";
import { failureText } from "../reader/server/failure.ts";
import { useTexts } from "../texts/use-texts.ts";
import { Link } from "../ui/buttons/link.tsx";
import button from "../ui/buttons/mark-button.module.css";
import { FormFailure } from "../ui/forms/form-layout.tsx";
import { Unloaded } from "../ui/status/unloaded.tsx";
import { VersesReading } from "./verses-reading.tsx";

interface ShareReadingProps {
  readonly khatmaId: number;
  readonly n: number;
  readonly isSignedIn: boolean;
}

/** A share of a khatma as a reading of its own, with "done" at its end. */
export function ShareReading({ khatmaId, n, isSignedIn }: ShareReadingProps) {
  const t = useTexts("khatma");
  const state = useKhatma(khatmaId, isSignedIn);
  const { data: khatma, error, refetch } = state;
  if (!khatma)
    return <Unloaded failed={t("failed")} loading={t("loading")} of={{ error, refetch }} />;
  if (n > khatma.count) return <p>{t("noShare")}</p>;
  return <OpenShare key={n} khatma={khatma} n={n} state={state} />;
}

interface OpenShareProps {
  readonly khatma: Khatma;
  readonly n: number;
  readonly state: KhatmaState;
}

function OpenShare({ khatma, n, state }: OpenShareProps) {
  const t = useTexts("khatma");
  const plans = useTexts("plans");
  const titleOf = useVersesTitle();
  const nameOf = useShareName(khatma.parts);
  const verses = useMemo(() => [spanOfShare(khatma.parts, n)], [khatma.parts, n]);
  const share = khatma.shares[n - 1];
  const isRead = share?.yours === true && share.state === "done";
  return (
    <>
      <PageHead title={t("head", { name: khatma.name })} description={t("description")} />
      <p className={classes.back} data-screen-only>
        <Link to={khatmaPath(khatma.id)}>{khatma.name}</Link>
      </p>
      <VersesReading
        plan={khatma.plan}
        verses={verses}
        isRead={isRead}
        heading={
          <header className={portion.heading}>
            <h1>{nameOf(n)}</h1>
            <p>
              {titleOf(verses)} ·{" "}
              {plans("portion", {
                count: countVerses(verses),
                minutes: wholeMinutesOf(verses),
              })}
            </p>
          </header>
        }
        end={<ShareEnd khatma={khatma} n={n} state={state} isRead={isRead} />}
      />
    </>
  );
}

/** The end of a share: that it is read, and back to the others. */
function ShareEnd({ khatma, n, state, isRead }: OpenShareProps & { readonly isRead: boolean }) {
  const t = useTexts("khatma");
  const [failure, setFailure] = useState<unknown>();
  const share = khatma.shares[n - 1];
  const done = useOneAtATime(async () => {
    setFailure(undefined);
    if (share) await state.markDone(khatma, share).catch(setFailure);
  });
  return (
    <section aria-labelledby="share-end" className={portion.end}>
      <h2 id="share-end">{t("endOfShare")}</h2>
      {isRead ? (
        <p className={button.marked}>
          <IconCheck aria-hidden size={18} />
          {t("youRead")}
        </p>
      ) : (
        share?.yours && (
          <button type="button" className={button.mark} onClick={done}>
            <IconCheck aria-hidden size={18} />
            {t("haveRead")}
          </button>
        )
      )}
      <FormFailure text={failure ? failureText(failure) : undefined} />
      <Link to={khatmaPath(khatma.id)} className={portion.next ?? ""}>
        {t("toAll")}
      </Link>
    </section>
  );
}
