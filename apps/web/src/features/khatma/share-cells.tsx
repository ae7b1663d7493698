import type { Khatma, KhatmaShare } from "@daily-quran/domain/group/khatma";
import { Button } from "../../ui/buttons/button.tsx";
import { type ReactNode, useState } from "react";
import { useFormats } from "../../texts/use-formats.ts";
import { useTexts } from "../../texts/use-texts.ts";
import rows from "../../ui/account-rows.module.css";
import { TextButton } from "../../ui/buttons/text-button.tsx";
import { sharePicture } from "./khatma-picture.ts";
import classes from "./khatma.module.css";
import { useShareName, useShareTitle } from "./use-share-name.ts";

/** More shares than a finger finds each of. */
const MANY = 120;

interface ShareCellsProps {
  readonly khatma: Khatma;
  /** Those that the children tell of, below the cells. */
  readonly below: readonly KhatmaShare[];
  readonly children: ReactNode;
  readonly onTake: (n: number) => void;
  readonly onHandOn: (n: number) => void;
  /** Asks who has a share of which a stream has told alone that it is taken. */
  readonly onUnknown: () => void;
}

/** All shares as cells that fill; a press on one says who has it, and takes a free one where there are few. */
export function ShareCells(props: ShareCellsProps) {
  const { khatma, below, children, onTake, onHandOn, onUnknown } = props;
  const t = useTexts("khatma");
  const { number } = useFormats();
  const nameOf = useShareName(khatma.parts);
  const titleOf = useShareTitle(khatma.parts);
  const [chosen, setChosen] = useState<number>();
  const [isListed, setListed] = useState(false);
  const { name, shares, count, canTake } = khatma;
  const done = shares.filter(({ state }) => state === "done").length;
  const isMany = shares.length > MANY;
  const share = shares.find(({ n }) => n === chosen);
  const press = ({ n, state, by }: KhatmaShare) => {
    setChosen(n);
    if (state !== "free" && by === undefined) onUnknown();
    if (state === "free" && canTake && !isMany) onTake(n);
  };
  return (
    <section aria-labelledby="shares">
      <h2 id="shares">{t("allShares")}</h2>
      <ol className={classes.cells} data-many={isMany}>
        {shares.map((one) => (
          <li key={one.n}>
            <button
              type="button"
              className={classes.cell}
              data-state={one.state}
              data-yours={one.yours}
              aria-pressed={one.n === chosen}
              aria-label={`${titleOf(one.n)}, ${sayState(one)}`}
              title={titleOf(one.n)}
              onClick={() => press(one)}
            >
              {number(one.n)}
            </button>
          </li>
        ))}
      </ol>
      {!khatma.finishedAt && (
        <ul className={classes.legend} data-screen-only>
          {(["free", "taken", "done"] as const).map((state) => (
            <li key={state}>
              <span className={classes.cell} data-state={state} />
              {t(`state.${state}`)}
            </li>
          ))}
        </ul>
      )}
      {share && !below.includes(share) && (
        <div className={classes.own} aria-live="polite" data-screen-only>
          <h3>{titleOf(share.n)}</h3>
          <p>{sayState(share)}</p>
          {share.also && <p>{t("also", { names: share.also.join(", ") })}</p>}
          {share.state === "free" && canTake && (
            <Button mt="sm" onClick={() => onTake(share.n)}>
              {t("take")}
            </Button>
          )}
          {khatma.kept && share.state === "taken" && !share.yours && (
            <Button mt="sm" variant="default" onClick={() => onHandOn(share.n)}>
              {t("handOn")}
            </Button>
          )}
        </div>
      )}
      {children}
      <div className={classes.buttons} data-screen-only>
        <TextButton aria-expanded={isListed} onClick={() => setListed(!isListed)}>
          {t("who")}
        </TextButton>
        <TextButton
          onClick={() => void sharePicture({ name, shares, line: t("read", { done, count }) })}
        >
          {t("picture")}
        </TextButton>
      </div>
      <ol className={`${rows.rows} ${classes.paper}`} hidden={!isListed}>
        {shares.map((one) => (
          <li key={one.n}>
            <span>{nameOf(one.n)}</span>
            <span dir="auto">{one.state === "free" ? "" : sayState(one)}</span>
          </li>
        ))}
      </ol>
    </section>
  );

  function sayState({ state, by }: KhatmaShare): string {
    return by === undefined
      ? t(`state.${state}`)
      : t(state === "done" ? "doneBy" : "takenBy", { name: by });
  }
}
