/** What `en/schema-faults.ts` says with a value in it. */
const TEXTS: readonly (readonly [RegExp, string])[] = [
  [/^This must be one of: (.+)\.$/u, "এটি এগুলোর একটি হতে হবে: $1।"],
  [/^This has at most (\d+) characters?\.$/u, "এটি সর্বোচ্চ $1 অক্ষরের হতে পারে।"],
  [/^This has at least (\d+) characters?\.$/u, "এটি কমপক্ষে $1 অক্ষরের হতে হবে।"],
  [/^This has at most (\d+) entr(?:y|ies)\.$/u, "এতে সর্বোচ্চ $1টি থাকতে পারে।"],
  [/^This has at least (\d+) entr(?:y|ies)\.$/u, "এতে কমপক্ষে $1টি থাকতে হবে।"],
  [/^This is at most (-?\d+)\.$/u, "এটি সর্বোচ্চ $1 হতে পারে।"],
  [/^This is at least (-?\d+)\.$/u, "এটি কমপক্ষে $1 হতে হবে।"],
  [
    /^This is no id of an edition: “(.*)”\. An id is .*$/su,
    "এটি কোনো সংস্করণের আইডি নয়: “$1”। আইডিতে ছোট হাতের ইংরেজি অক্ষর, অঙ্ক ও হাইফেন থাকে: en-saheeh।",
  ],
  [/^This has unknown fields: (.+)\.$/u, "এতে অজানা কিছু আছে: $1।"],
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
