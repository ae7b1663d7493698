import { TEXT_FORMS } from "@daily-quran/domain/edition";
import { beforeEach, expect, test } from "vitest";
import { emptyTables, useDatabase } from "../../../../test/database.ts";
import { install } from "../../../../test/editions/install.ts";
import { syntheticEdition } from "../../../../test/editions/synthetic-edition.ts";
import { builtIn } from "../../../../test/own-content.ts";
import { contentOfLibrary } from "../../../content/content-of-library.ts";
import type { Content } from "../../../content/content.ts";
import { packedDocument } from "../../../content/packed-document.ts";
import { loadLibrary } from "../load-library.ts";
import { prepareTexts } from "./prepare-texts.ts";
import { textDocument } from "./whole-text.ts";

const sql = useDatabase();
beforeEach(() => emptyTables(sql));

async function contentWith(id: string): Promise<Content> {
  await install(sql, syntheticEdition("On"), { id, licence: "CC0" });
  return await contentOfLibrary(builtIn, await loadLibrary(sql));
}

const isMade = (of: Content, edition: string) =>
  TEXT_FORMS.map((form) => {
    const made = textDocument({ content: of }, { edition, form, bom: false });
    return !(made instanceof Promise);
  });

test("the files of an installed edition are made before they are asked for, and those of a closed one are none", async () => {
  await install(sql, syntheticEdition("No"), { id: "en-closed", licence: "All rights reserved." });
  const live = await contentWith("en-open");
  await prepareTexts(live);
  expect(isMade(live, "en-open")).toEqual(TEXT_FORMS.map(() => true));
  expect(isMade(live, "en-saheeh")).toEqual(TEXT_FORMS.map(() => false));
});

test.each([
  ["16 MB are made", 9, () => false, 2],
  ["other texts have taken their place", 1, () => true, 1],
])("no more of them is made once %s", async (_, megabytes, isReplaced, count) => {
  const known = await contentWith("en-open");
  const bytes = Buffer.alloc(megabytes * 1024 * 1024);
  const file = packedDocument({ contentType: "", hash: "", gzip: bytes, br: Buffer.alloc(0) });
  const asked: string[] = [];
  const live: Content = {
    ...known,
    snapshot: () => (asked.length > 0 && isReplaced() ? known : live),
    derived: (key) => {
      asked.push(key);
      return file;
    },
  };
  await prepareTexts(live);
  expect(asked).toEqual(
    TEXT_FORMS.slice(0, count).map((form) => JSON.stringify(["text", "en-open", form, false])),
  );
});
