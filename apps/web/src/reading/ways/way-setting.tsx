import { useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import {
  inWay,
  type ReadingWay,
  READING_WAYS,
  readingWay,
  wayOf,
} from "../../reader/way/reading-way.ts";
import { useReadingWay } from "../../reader/way/use-reading-way.ts";
import { keepSight } from "../../reader/verses-on-page.ts";
import { useTexts } from "../../texts/use-texts.ts";
import { Choice } from "../../ui/forms/choice.tsx";
import { loadContinuous } from "./later-continuous.tsx";
import { loadPrinted } from "./verses-in-way.tsx";
import classes from "./way-setting.module.css";

const LOADS: Readonly<Partial<Record<ReadingWay, () => Promise<unknown>>>> = {
  beside: loadContinuous,
  continuous: loadContinuous,
  page: loadPrinted,
};

/** How verses are set, here and in every reading; the verse in sight stays. */
export function WaySetting() {
  const t = useTexts("choices");
  const way = useReadingWay();
  const choose = useChooseWay();
  const [pressed, setPressed] = useState<ReadingWay>();
  const change = async (chosen: ReadingWay) => {
    setPressed(chosen);
    // Loaded before the verses go, so that something is always there; if it can't be, they stay.
    await LOADS[chosen]?.().catch(() => undefined);
    keepSight();
    choose(chosen);
    setPressed(undefined);
  };
  return (
    <div className={classes.way}>
      <Choice
        legend={t("way")}
        options={READING_WAYS.map((value) => ({ value, label: t(value) }))}
        value={pressed ?? way}
        onChange={(chosen) => void change(chosen)}
        group={readingWay.name}
        stored={readingWay.name}
      />
    </div>
  );
}

/** Chooses a way for every reading; an address that asks for one asks for that then. */
function useChooseWay(): (way: ReadingWay) => void {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  return (way) => {
    readingWay.set(way);
    if (wayOf(search) === undefined) return;
    const rest = new URLSearchParams(search);
    rest.delete("view");
    const query = rest.size > 0 ? `?${rest}` : "";
    void navigate(inWay(way, pathname + query) + hash, { replace: true });
  };
}
