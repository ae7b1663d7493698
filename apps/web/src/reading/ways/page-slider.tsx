import type { Mushaf } from "@daily-quran/quran/printed-lines";
import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { whenIdle } from "../../lib/when-idle.ts";
import { useTexts } from "../../texts/use-texts.ts";
import { pageAddress } from "./mushaf/page-address.ts";
import classes from "./page-slider.module.css";

/** Arrow keys move it page by page: where they stop is turned to. */
const STOPPED_MS = 300;

interface PageSliderProps {
  readonly mushaf: Mushaf;
  readonly page: number;
}

/** Turns to any page; the first one is at the right. */
export function PageSlider({ mushaf, page }: PageSliderProps) {
  const t = useTexts("quran");
  const navigate = useNavigate();
  const { state } = useLocation() as { readonly state: { readonly slider?: true } | null };
  const slider = useRef<HTMLInputElement>(null);
  const [at, setAt] = useState(page);
  const isSlidTo = state?.slider === true;
  // A page that was turned to by it goes on from it; focus before the paint would wait for the layout.
  useEffect(
    () => (isSlidTo ? whenIdle(() => slider.current?.focus({ preventScroll: true })) : undefined),
    [isSlidTo],
  );
  useEffect(() => {
    const input = slider.current;
    let timer: ReturnType<typeof setTimeout> | undefined;
    // Not React's event, which comes with each step of the finger.
    const change = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        if (input && Number(input.value) !== page)
          void navigate(pageAddress(mushaf, Number(input.value)), {
            state: { slider: true },
          });
      }, STOPPED_MS);
    };
    input?.addEventListener("change", change);
    return () => {
      clearTimeout(timer);
      input?.removeEventListener("change", change);
    };
  }, [navigate, mushaf, page]);
  return (
    <label className={classes.slider} data-scripted>
      <span>{t("page", { number: at })}</span>
      <input
        ref={slider}
        type="range"
        dir="rtl"
        min={1}
        max={mushaf.rows.length}
        value={at}
        aria-valuetext={t("page", { number: at })}
        onChange={(event) => setAt(Number(event.target.value))}
      />
    </label>
  );
}
