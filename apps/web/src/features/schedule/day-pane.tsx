import * as webPaths from "@daily-quran/domain/web-paths";
import { IconChevronLeft } from "@tabler/icons-react";
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from "react";
import { useAddress } from "../../reader/use-address.ts";
import { useTexts } from "../../texts/use-texts.ts";
import classes from "./day-pane.module.css";
import { dayRowId } from "./day-row.tsx";

/** Where the skip link of the schedule leads. */
export const DAY_READING_ID = "day-reading";

interface DayPaneProps {
  readonly day: number;
  /** Whether the reader chose the day; on a phone the pane covers the list then, and is away otherwise. */
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** Opens the settings, where the pane covers the header. */
  readonly settings: ReactNode;
  readonly children: ReactNode;
}

/** A day's reading: beside the list, on a phone over it. The list keeps its scroll position. */
export function DayPane({ day, isOpen, onClose, settings, children }: DayPaneProps) {
  const t = useTexts("schedule");
  const reading = useTexts("reading");
  const addressOf = useAddress();
  const pane = useRef<HTMLElement>(null);
  const shown = useRef({ day, isOpen });
  useEffect(() => {
    const before = shown.current;
    shown.current = { day, isOpen };
    if (before.day === day && before.isOpen === isOpen) return;
    if (isOpen) begin(pane.current);
    else if (before.isOpen && isAway(pane.current))
      returnTo(document.getElementById(dayRowId(before.day)));
  }, [day, isOpen]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape" && isOverlay(pane.current) && !isUnderPopover()) onClose();
  };
  return (
    // Escape closes the pane wherever the focus is inside.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      ref={pane}
      id={DAY_READING_ID}
      tabIndex={-1}
      aria-label={reading("day", { day })}
      className={classes.pane}
      data-open={isOpen}
      onKeyDown={onKeyDown}
    >
      <div className={classes.bar} data-screen-only>
        <a
          href={addressOf(webPaths.schedule)}
          className={classes.back}
          onClick={(event) => {
            event.preventDefault();
            onClose();
          }}
        >
          <IconChevronLeft aria-hidden size={22} />
          {t("back")}
        </a>
        {settings}
      </div>
      <div className={classes.content}>{children}</div>
    </section>
  );
}

const isOverlay = (pane: HTMLElement | null) =>
  pane !== null && getComputedStyle(pane).position === "fixed";

/** Escape closes what is on top: the settings, opened by a button in here that still has the focus. */
const isUnderPopover = () => document.querySelector(":popover-open") !== null;

/** On a phone, once it is closed. */
const isAway = (pane: HTMLElement | null) =>
  pane !== null && getComputedStyle(pane).display === "none";

/** Scrolls a new day's reading to its start, and on a phone focuses it. */
function begin(pane: HTMLElement | null): void {
  if (pane === null) return;
  if (isOverlay(pane)) {
    pane.scrollTop = 0;
    pane.focus({ preventScroll: true });
  } else if (pane.getBoundingClientRect().top < 0) {
    pane.scrollIntoView({ block: "start" });
  }
}

/** Returns to the list and scrolls to the day's row, if it is not in view. */
function returnTo(row: HTMLElement | null): void {
  if (row === null) return;
  row.focus({ preventScroll: true });
  const { top, bottom } = row.getBoundingClientRect();
  if (top < 0 || bottom > window.innerHeight) row.scrollIntoView({ block: "nearest" });
}
