/** What a schema says by itself of a value that only a program gets wrong. */
const TEXTS: readonly (readonly [RegExp, string])[] = [
  [/^Invalid input: expected (.+), received (.+)$/u, "এখানে $1 দরকার, কিন্তু এসেছে $2।"],
  [/^Invalid input: expected (.+)$/u, "এখানে $1 দরকার।"],
  [/^Invalid option: expected one of (.+)$/u, "এগুলোর একটি বেছে নিন: $1।"],
  [/^Too big: expected \w+ to have <=(\d+) characters$/u, "সর্বোচ্চ $1 অক্ষর লিখুন।"],
  [/^Too small: expected \w+ to have >=(\d+) characters$/u, "কমপক্ষে $1 অক্ষর লিখুন।"],
  [/^Too big: expected \w+ to have <=(\d+) items$/u, "সর্বোচ্চ $1টি দিন।"],
  [/^Too small: expected \w+ to have >=(\d+) items$/u, "কমপক্ষে $1টি দিন।"],
  [/^Too big: expected \w+ to be <=(-?\d+)$/u, "সংখ্যাটি সর্বোচ্চ $1 হতে পারে।"],
  [/^Too small: expected \w+ to be >=(-?\d+)$/u, "সংখ্যাটি কমপক্ষে $1 হতে হবে।"],
  [/^Unrecognized keys?: (.+)$/u, "এগুলো অজানা: $1।"],
];

const numbers = new Intl.NumberFormat("bn");

/** The Bengali of a schema's own message; undefined for one that it does not know. */
export function schemaFault(message: string): string | undefined {
  for (const [pattern, text] of TEXTS) {
    const found = pattern.exec(message);
    if (found)
      return text.replaceAll(/\$(\d)/gu, (_, place: string) => shown(found[Number(place)]));
  }
  return undefined;
}

const shown = (value = ""): string =>
  /^-?\d+$/u.test(value) ? numbers.format(Number(value)) : value;
