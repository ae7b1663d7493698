import * as webPaths from "@daily-quran/domain/web-paths";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import { toggleBookmark } from "../../features/bookmark/set-bookmark.ts";
import type { KeyQueue, PressedKey } from "../../features/keyboard/key-queue.ts";
import { focusVerse } from "../../reader/verse-element.ts";
import { verseInSight, versesOnPage } from "../../reader/verses-on-page.ts";
import { openSearch } from "../../features/search/open-search.ts";
import { lazyPart } from "../../lib/lazy-part.ts";
import { toggleDayMark } from "../../reader/progress/day-marks.ts";
import { commands } from "../../reader/commands.ts";
import { useFormats } from "../../texts/use-formats.ts";
import { useTexts } from "../../texts/use-texts.ts";
import { useOwnToast } from "../../ui/toasts/use-own-toast.ts";
import { keepPlaceDuring } from "./use-steady-text.ts";

const KeyList = lazyPart(
  "key list",
  async () => (await import("../../features/keyboard/key-list.tsx")).KeyList,
);

/** How long after G the second key may come. */
const SEQUENCE_MS = 2000;

const PLACES: Readonly<Record<string, string>> = {
  h: webPaths.home,
  s: webPaths.schedule,
  q: webPaths.quran,
  w: webPaths.words,
  g: webPaths.groups,
};

/** Does what the keys of the page say. */
export function Keys({ queue }: { readonly queue: KeyQueue }) {
  const navigate = useNavigate();
  const doVerse = useVerseKeys();
  const [isListWanted, setListWanted] = useState(false);
  const [isListOpen, setListOpen] = useState(false);
  const wentAt = useRef(Number.NEGATIVE_INFINITY);
  const press = useEffectEvent(({ key, at }: PressedKey) => {
    const place = at - wentAt.current < SEQUENCE_MS ? PLACES[key] : undefined;
    wentAt.current = key === "g" && !place ? at : Number.NEGATIVE_INFINITY;
    if (place !== undefined) void navigate(place);
    else if (key === "/") openSearch();
    else if (key === "?") {
      setListWanted(true);
      setListOpen(true);
    } else void doVerse[key]?.();
  });
  useEffect(() => queue.follow((key) => press(key)), [queue]);
  return isListWanted ? <KeyList opened={isListOpen} onClose={() => setListOpen(false)} /> : null;
}

/** What the keys for the reading do, by key. */
function useVerseKeys(): Readonly<Record<string, () => void | Promise<void>>> {
  const t = useTexts("keyboard");
  const { numerals } = useFormats();
  // A key that is pressed again says its new state in place of the old.
  const translation = useOwnToast();
  const bookmark = useOwnToast();
  const mark = useOwnToast();
  return {
    j: () => stepVerse(1),
    k: () => stepVerse(-1),
    " ": () => {
      const verse = verseInFocus();
      if (verse) commands.playVerse?.(verseKeyOf(verse));
    },
    t() {
      const name = keepPlaceDuring(() => commands.nextTranslation?.());
      if (name !== undefined) translation.show({ title: t("translationIs", { name }) });
    },
    async b() {
      const verse = verseInFocus();
      if (!verse) return;
      const key = verseKeyOf(verse);
      bookmark.show({ title: t(await toggleBookmark(key), { verse: numerals(key) }) });
    },
    async m() {
      const open = commands.openDay?.();
      if (!open) return await commands.markPortion?.();
      const { day, currentDay } = open;
      const isRead = await toggleDayMark(day, currentDay);
      mark.show({ title: t(isRead ? "marked" : "unmarked", { day }) });
    },
  };
}

/** The verse that has the focus, or else the first that can be read where the page is; undefined without verses. */
function verseInFocus(verses = versesOnPage()): HTMLElement | undefined {
  return verses.find((verse) => verse.contains(document.activeElement)) ?? verseInSight(verses);
}

/** Moves the focus a verse on or back; where none has it, to the one that is read. */
function stepVerse(step: 1 | -1): void {
  const verses = versesOnPage();
  const verse = verseInFocus(verses);
  if (!verse) return;
  const hasFocus = verse.contains(document.activeElement);
  focusVerse((hasFocus && verses[verses.indexOf(verse) + step]) || verse);
}

/** A verse of the page as it is written, `2:255`. */
const verseKeyOf = ({ id }: HTMLElement): string => id.replace("-", ":");
