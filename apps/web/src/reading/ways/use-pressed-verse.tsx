import type { Verse } from "@daily-quran/domain/reading";
import { type ReactNode, useEffect, useEffectEvent, useState } from "react";
import { verseId } from "../../reader/verse-element.ts";
import { VERSE } from "../../reader/verses-on-page.ts";
import { VerseSheet } from "../verse/verse-more.tsx";

const CONTROL = "a, button, input, summary, label";
/** A verse's sign on a printed page, which does nothing by itself. */
const SIGN = "[data-verse] [data-verse-more]";
/** A verse's words on a further line have an id of their own behind the verse's: `2-282.4`. */
const PART = `${VERSE}, [data-verse]`;

/** The sheet of the verse that is pressed anywhere in its words; a selection of words is no press. */
export function usePressedVerse(verses: readonly Verse[]): ReactNode {
  const [verse, setVerse] = useState<Verse>();
  const [isOpen, setOpen] = useState(false);
  const press = useEffectEvent(({ target }: MouseEvent) => {
    if (!(target instanceof Element) || getSelection()?.type === "Range") return;
    const control = target.closest(CONTROL);
    if (control && !control.matches(SIGN)) return;
    const [id] = target.closest(PART)?.id.split(".") ?? [];
    const pressed = verses.find((one) => verseId(one) === id);
    if (!pressed) return;
    setVerse(pressed);
    setOpen(true);
  });
  useEffect(() => {
    document.addEventListener("click", press);
    return () => document.removeEventListener("click", press);
  }, []);
  return verse && <VerseSheet verse={verse} opened={isOpen} onClose={() => setOpen(false)} />;
}
