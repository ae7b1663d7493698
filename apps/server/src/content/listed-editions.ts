import { ListedEdition } from "@daily-quran/domain/edition";
import { z } from "zod";
import { detailedError } from "../texts/detailed-error.ts";
import { cacheFor } from "./cache-for.ts";
import type { Content } from "./content.ts";
import { parseDocument, type ReadyDocument } from "./ready-document.ts";

const listedIn = cacheFor<ReadyDocument, readonly ListedEdition[]>((document) =>
  z.array(ListedEdition).parse(parseDocument(document)),
);

/** The editions of a content, as they are listed; read once for as long as they are the same. */
export const listedEditions = ({ editions }: Pick<Content, "editions">): readonly ListedEdition[] =>
  listedIn(editions);

/** The edition of an id, which the parameter `path` names; throws EDITION_NOT_FOUND with the known ones. */
export function listedEdition(
  content: Pick<Content, "editions">,
  id: string,
  path: "edition" | "editions",
): ListedEdition {
  const all = listedEditions(content);
  const found = all.find((edition) => edition.id === id);
  if (found) return found;
  throw detailedError("EDITION_NOT_FOUND", {
    key: "noSuchEdition",
    values: { id, ids: all.map((edition) => edition.id).join(", ") },
    path,
  });
}
