import { existsSync } from "node:fs";
import { basename, resolve } from "node:path";
import { EditionId } from "@daily-quran/domain/edition";
import { editionRefusal } from "@daily-quran/quran-text/import/refusal";

/**
 * Where an edition is read from: a file for each surah at an address with `{surah}` in it, one file at an
 * address, or a file or folder here.
 */
export type Origin =
  | { readonly type: "surahs"; readonly address: string }
  | { readonly type: "address"; readonly address: string }
  | { readonly type: "path"; readonly path: string };

/** An origin with the id that its name suggests, if it is one. */
export interface FoundOrigin {
  readonly origin: Origin;
  readonly suggestedId: string | undefined;
}

/**
 * Understands an id, a folder, a file or an address; `baseAddress` is where editions are found by their ids.
 */
export function findOrigin(
  what: string,
  { baseAddress, directory }: { baseAddress: string; directory: string },
): FoundOrigin {
  if (/^https?:\/\//i.test(what)) return { origin: originAt(what), suggestedId: idIn(what) };
  // Before paths: the meaning of an id must not depend on the working directory.
  if (EditionId.safeParse(what).success)
    return { origin: originAt(`${baseAddress}${what}/`), suggestedId: what };
  const path = resolve(directory, what);
  if (existsSync(path)) return { origin: { type: "path", path }, suggestedId: idIn(path) };
  throw editionRefusal(`“${what}” is no id, no folder or file that is there, and no web address.`);
}

function originAt(what: string): Origin {
  const address = what.endsWith("/") ? `${what}{surah}.json` : what;
  return { type: address.includes("{surah}") ? "surahs" : "address", address };
}

/**
 * `…/en-al-jalalayn/`, `en-al-jalalayn.zip` and `…/en-al-jalalayn/{surah}.json` all suggest `en-al-jalalayn`.
 */
function idIn(source: string): string | undefined {
  const name = basename(source.replace(/\/\{surah\}[^/]*$/, "").replace(/[?#].*$/, ""))
    .replace(/\.(json|txt|zip|tgz|tar\.gz)$/i, "")
    .toLowerCase();
  return EditionId.safeParse(name).success ? name : undefined;
}
