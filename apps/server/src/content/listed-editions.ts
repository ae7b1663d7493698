import { ListedEdition } from "@daily-quran/domain/edition";
import { z } from "zod";
import { cacheFor } from "./cache-for.ts";
import type { Content } from "./content.ts";
import { parseDocument, type ReadyDocument } from "./ready-document.ts";

const listedIn = cacheFor<ReadyDocument, readonly ListedEdition[]>((document) =>
  z.array(ListedEdition).parse(parseDocument(document)),
);

/** The editions of a content, as they are listed; read once for as long as they are the same. */
export const listedEditions = ({ editions }: Pick<Content, "editions">): readonly ListedEdition[] =>
  listedIn(editions);
