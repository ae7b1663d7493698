// Units read past the limit, to see the whole last character.
const LOOK_AHEAD = 64;

/** Cuts a text to `most` UTF-16 units at a grapheme border and adds an ellipsis; shorter texts stay. */
export function shortText(text: string, most: number): string {
  if (text.length <= most) return text;
  const seen = new Intl.Segmenter().segment(text.slice(0, most + LOOK_AHEAD));
  const border = seen.containing(most)?.index ?? 0;
  // A letter with hundreds of marks has no grapheme border in reach; a surrogate pair is still kept whole.
  const end = border > most - LOOK_AHEAD ? border : most - (isLowHalf(text, most) ? 1 : 0);
  return `${text.slice(0, end).trimEnd()}…`;
}

function isLowHalf(text: string, at: number): boolean {
  const unit = text.charCodeAt(at);
  return unit >= 0xdc00 && unit <= 0xdfff;
}
