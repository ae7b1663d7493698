import type { Verse } from "@daily-quran/domain/reading";
import type { LinePart, PrintedLine } from "@daily-quran/quran/printed-lines";
import { type CSSProperties, Fragment } from "react";
import { verseKey } from "../../features/player/machine/playlist.ts";
import { VersePlayButton } from "../../features/player/verse/verse-play-button.tsx";
import { MORE_OF_VERSE, verseId } from "../../reader/verse-element.ts";
import { useFormats } from "../../texts/use-formats.ts";
import { useLanguage, useTexts } from "../../texts/use-texts.ts";
import { ArabicText } from "../../ui/text/arabic-text.tsx";
import type { PrintedMushaf } from "./mushaf/printed-mushaf.ts";
import classes from "./printed-page.module.css";

interface WordsLineProps {
  readonly mushaf: PrintedMushaf;
  readonly page: number;
  readonly number: number;
  readonly line: Extract<PrintedLine, { kind: "words" }>;
  readonly verses: readonly Verse[];
  /** The lines that a verse goes on to, by its place on the page. */
  readonly linesAfter: (at: number) => readonly number[];
  /** The key of the verse that sounds, the ids of those in the address, and the keys of what is read here. */
  readonly marked: {
    readonly playing: string | null;
    readonly targets: readonly string[];
    readonly read: ReadonlySet<string> | undefined;
  };
}

/** A line with words of one verse or of several. */
export function WordsLine({ mushaf, page, line, verses, ...props }: WordsLineProps) {
  const { number } = props;
  const size = sizeOf(mushaf.sizes[page]?.[number], line.width);
  return (
    <span className={classes.line} data-line={number} style={size}>
      {line.parts.map((part, index) => {
        const verse = verses[part.at];
        return (
          verse && (
            <Fragment key={part.at}>
              {index > 0 && " "}
              <VersePart {...{ mushaf, part, verse }} {...props} />
            </Fragment>
          )
        );
      })}
    </span>
  );
}

function sizeOf(size: number | undefined, width: number): CSSProperties | undefined {
  if (size !== undefined) return { fontSize: `${size}%` };
  return width < 100 ? { inlineSize: `${width}%` } : undefined;
}

interface VersePartProps extends Pick<
  WordsLineProps,
  "mushaf" | "number" | "linesAfter" | "marked"
> {
  readonly part: LinePart;
  readonly verse: Verse;
}

/** A line's words of one verse, with a space where the next line goes on with it. A screen reader gets the whole verse at its first words, through `aria-owns`. */
function VersePart({ mushaf, part, verse, number, linesAfter, marked }: VersePartProps) {
  const id = verseId(verse);
  const key = verseKey(verse);
  const idOn = (line: number) => `${id}.${line}`;
  const owned = part.begins ? linesAfter(part.at).map(idOn).join(" ") : "";
  return (
    <span
      {...(part.begins ? { id, role: "group" } : { id: idOn(number) })}
      aria-owns={owned || undefined}
      className={classes.part}
      data-verse={key}
      data-playing={marked.playing === key || undefined}
      data-target={marked.targets.includes(id) || undefined}
      data-other={marked.read?.has(key) === false || undefined}
    >
      {part.begins && (
        <span className="visually-hidden">
          <VersePlayButton verse={verse} />
        </span>
      )}
      {part.text && <ArabicText text={part.text} />}
      {part.text && " "}
      {part.ends && <VerseSign {...{ mushaf, verse }} />}
    </span>
  );
}

/** The ornament at a verse's end; pressing it is pressing the verse. */
function VerseSign({ mushaf, verse }: Pick<VersePartProps, "mushaf" | "verse">) {
  const t = useTexts("verse");
  const { numerals } = useFormats();
  const { locale } = useLanguage();
  const sign = mushaf.signOf(verse);
  return (
    <button
      type="button"
      lang={locale}
      className={classes.sign}
      aria-label={`${sign} ${t("more", { verse: numerals(verseKey(verse)) })}`}
      aria-haspopup="dialog"
      {...MORE_OF_VERSE}
    >
      {mushaf.drawn?.(verse) ?? sign}
    </button>
  );
}
