import classes from "./arabic-text.module.css";

/** The text's sign of a word over which the mushaf draws the line of a prostration. */
const PROSTRATION = "\u06e4";
/** A thin space within a word (2:72), at which no line may break. */
const THIN_SPACE = "\u2009";
/** The sign of a quarter: an ornament that is no part of the word it is written at. */
const QUARTER = "\u06de";

const NEEDS_CARE = new RegExp(`[${PROSTRATION}${THIN_SPACE}${QUARTER}]`);
const RUN_OF_PROSTRATION = `[^ ۩۞]*${PROSTRATION}(?: [^ ۩۞]*${PROSTRATION})*`;
const SPLIT = new RegExp(`(${QUARTER}|${RUN_OF_PROSTRATION}|[^ ]*${THIN_SPACE}[^ ]*)`);

/** The Quran's Arabic, letter for letter; a few signs need more than a font can do. */
export function ArabicText({ text }: { readonly text: string }) {
  if (!NEEDS_CARE.test(text)) return text;
  return text.split(SPLIT).map((part, index) => {
    const className = classOf(part);
    // The parts of a verse never change their order.
    // oxlint-disable-next-line react/no-array-index-key
    return className ? (
      <span key={index} className={className}>
        {part}
      </span>
    ) : (
      part
    );
  });
}

function classOf(part: string): string | undefined {
  if (part === QUARTER) return classes.quarter;
  if (part.includes(PROSTRATION)) return classes.prostration;
  return part.includes(THIN_SPACE) ? classes.unbroken : undefined;
}
