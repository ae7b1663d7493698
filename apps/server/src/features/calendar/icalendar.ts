/** A property's value of RFC 5545: text is escaped, a raw value is written as it is. */
type Value = { readonly text: string } | { readonly raw: string };

/** A content line of iCalendar: a name, with its parameters, and a value. */
type CalendarLine = readonly [name: string, value: Value];

const MAX_OCTETS = 75;

/** Writes content lines as RFC 5545 asks: escaped, folded at 75 octets, each ended by CRLF. */
export const writeLines = (lines: readonly CalendarLine[]): string =>
  lines.map(([name, value]) => fold(`${name}:${valueOf(value)}`)).join("");

const valueOf = (value: Value) => ("raw" in value ? value.raw : escapeText(value.text));

const escapeText = (text: string) =>
  text
    .replaceAll(/[\\;,]/g, "\\$&")
    .replaceAll(/\r\n|\r|\n/g, "\\n")
    // RFC 5545 3.3.11 has no other control characters.
    .replaceAll(/\p{Cc}/gu, "");

/** A line that goes on begins with a space, which counts; no character is torn. */
function fold(line: string): string {
  if (Buffer.byteLength(line) <= MAX_OCTETS) return `${line}\r\n`;
  let folded = "";
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > MAX_OCTETS) {
      folded += "\r\n ";
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return `${folded}\r\n`;
}
