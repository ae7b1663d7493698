import { EditionId, EditionLanguage, InstalledKind } from "@daily-quran/domain/edition";
import { plainText } from "@daily-quran/domain/fields/plain-text";
import type { EditionDescription } from "@daily-quran/quran-text/import/edition-description";
import { BUILT_IN_IDS } from "@daily-quran/quran-text/import/built-in-ids";
import { findKnownEdition } from "@daily-quran/quran-text/import/known-editions";
import { editionRefusal } from "@daily-quran/quran-text/import/refusal";
import { z } from "zod";
import type { FoundOrigin } from "./find-origin.ts";

/** The operator's metadata of an edition; it overrides what is known or can be guessed. */
export type GivenDescription = Partial<EditionDescription>;

const line = (missing: string) => plainText(missing).trim().min(1, missing).max(200);

const Description = z.object({
  id: z.string("Say how it is to be called here: --id en-my-edition").pipe(EditionId),
  kind: z.enum(InstalledKind.options, "Say what it is: --kind translation or --kind tafseer"),
  language: z.enum(EditionLanguage.options, "Say its language: --language en or --language bn"),
  name: line("Say its name: --name"),
  author: line("Say who wrote it: --author"),
  source: z.url({
    protocol: /^https?$/,
    error: "Say where readers find its source: --source https://…",
  }),
  licence: line("Say under which licence it may be shown: --licence"),
});

/** An edition's complete metadata; throws a refusal that lists everything missing at once. */
export function describeEdition(
  { origin, suggestedId }: FoundOrigin,
  given: GivenDescription,
): EditionDescription {
  const id = given.id ?? suggestedId;
  const address = origin.type === "path" ? undefined : origin.address.replace("{surah}.json", "");
  const result = Description.safeParse({
    ...(id !== undefined && { id, language: /^(en|bn)-/.exec(id)?.[1] }),
    ...(address !== undefined && { source: address }),
    name: id,
    author: "Not stated",
    licence: "Its publisher states no licence. Installed by the operator of this site.",
    ...(id !== undefined && findKnownEdition(id)),
    ...given,
  });
  if (id !== undefined && BUILT_IN_IDS.includes(id))
    throw editionRefusal(
      `${id} is the id of a built-in text. Give this one another, and let it take that one's place by pnpm editions use: --id en-my-edition`,
    );
  if (result.success) return result.data;
  throw editionRefusal(
    "More is to be said of this edition.",
    result.error.issues.map(({ message }) => message),
  );
}
