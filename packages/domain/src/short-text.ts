// Past the end of what is kept: enough to see the whole of the character that stands there.
const LOOK_AHEAD = 64;

/** A text of at most `most` UTF-16 units and then an ellipsis, cut between two characters as people see them; a shorter one as it is. */
export function shortText(text: string, most: number): string {
  if (text.length <= most) return text;
  const seen = new Intl.Segmenter().segment(text.slice(0, most + LOOK_AHEAD));
  const border = seen.containing(most)?.index ?? 0;
  // One letter under hundreds of marks has no border within reach; a pair is not torn apart even then.
  const end = border > most - LOOK_AHEAD ? border : most - (isLowHalf(text, most) ? 1 : 0);
  return `${text.slice(0, end).trimEnd()}…`;
}

function isLowHalf(text: string, at: number): boolean {
  const unit = text.charCodeAt(at);
  return unit >= 0xdc00 && unit <= 0xdfff;
}
