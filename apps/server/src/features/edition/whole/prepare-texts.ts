import { TEXT_FORMS } from "@daily-quran/domain/edition";
import type { Content } from "../../../content/content.ts";
import { listedEditions } from "../../../content/listed-editions.ts";
import { storedBytes } from "../../../content/packed-document.ts";
import { factsOf, textDocument } from "./whole-text.ts";

// Half of the cache that has them: six translations. The rest is made at its first request.
const MAX_BYTES = 16 * 1024 * 1024;

/** Makes the whole texts of installed editions one after another, until others take their place. */
export async function prepareTexts(live: Content): Promise<void> {
  const content = live.snapshot();
  const files = listedEditions(content)
    .filter(({ builtIn, id }) => !builtIn && factsOf(content, id).files.length > 0)
    .flatMap(({ id }) => TEXT_FORMS.map((form) => ({ edition: id, form, bom: false })));
  let bytes = 0;
  for (const file of files) {
    if (bytes > MAX_BYTES || live.snapshot() !== content) return;
    bytes += storedBytes(await textDocument({ content, rank: "background" }, file));
  }
}
