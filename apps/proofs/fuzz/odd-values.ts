import type { Random } from "./random.ts";

const TEXTS: readonly string[] = [
  "",
  " ",
  "0",
  "-1",
  "1.5",
  "1e309",
  "NaN",
  "null",
  "undefined",
  "true",
  "٣",
  "৩",
  "0x10",
  "9007199254740993",
  "2147483648",
  "-2147483649",
  "99999999999999999999",
  "00001",
  "__proto__",
  "constructor",
  "prototype",
  "toString",
  "hasOwnProperty",
  "..",
  "../..",
  "\\",
  "' or 1=1 --",
  "%",
  "%00",
  "%E0%A4%A",
  "a\u0000b",
  "\ud800",
  "\u202e",
  "🌙".repeat(60),
  "<script>alert(1)</script>",
  "${7*7}",
  "{{7*7}}",
  "a,b",
  "a;b",
  "a\r\nb: c",
  "2:255",
  "1:1-7",
  "en",
  "bn",
  "2026-02-30",
  "2026-11-24",
  "2026-11-24T00:00:00Z",
  "user@example.org",
  "00000000-0000-4000-8000-000000000001",
  "cm9vdA==",
  "Bearer x",
  "قُلْ",
  "সূরা",
];

const NUMBERS = [0, -0, -1, 1.5, 1e308, -1e308, 2 ** 31, 2 ** 53, 300, 301, 1e-7];

/** A text that a client should not send, some of them very long. */
export function oddText(random: Random): string {
  if (random.percent(2)) return random.pick(["a", "আ", '"', "ٱ"]).repeat(random.below(20_000));
  return random.pick(TEXTS);
}

/** A JSON value of any kind, also of one that prototypes or deep structures hide in. */
export function oddValue(random: Random): unknown {
  switch (random.below(8)) {
    case 0:
      return random.pick(NUMBERS);
    case 1:
      return random.pick([null, true, false]);
    case 2:
      return Array.from({ length: random.below(5) }, () => oddText(random));
    case 3:
      return { [oddText(random)]: oddText(random) };
    case 4:
      return JSON.parse('{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"x":1}}}');
    case 5:
      return nested(random.below(400));
    default:
      return oddText(random);
  }
}

function nested(depth: number): unknown {
  let value: unknown = 1;
  for (let level = 0; level < depth; level += 1) value = level % 2 === 0 ? [value] : { a: value };
  return value;
}
