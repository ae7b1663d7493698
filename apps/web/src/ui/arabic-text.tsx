import classes from "./arabic-text.module.css";

/** The text's sign of a word over which the mushaf draws the line of a prostration. */
const PROSTRATION = "\u06e4";
/** A thin space within a word (2:72), at which no line may break. */
const THIN_SPACE = "\u2009";

const NEEDS_CARE = new RegExp(`[${PROSTRATION}${THIN_SPACE}]`);
const RUN_OF_PROSTRATION = `[^ ۩]*${PROSTRATION}(?: [^ ۩]*${PROSTRATION})*`;
const SPLIT = new RegExp(`(${RUN_OF_PROSTRATION}|[^ ]*${THIN_SPACE}[^ ]*)`);

/** The Quran's Arabic, letter for letter; two rare signs need more than a font can do. */
export function ArabicText({ text }: { readonly text: string }) {
  if (!NEEDS_CARE.test(text)) return text;
  return text.split(SPLIT).map((part, index) => {
    const className = part.includes(PROSTRATION)
      ? classes.prostration
      : part.includes(THIN_SPACE)
        ? classes.unbroken
        : undefined;
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
