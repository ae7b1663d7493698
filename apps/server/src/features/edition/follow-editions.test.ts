import { afterEach, beforeEach, expect, it } from "vitest";
import { builtIn } from "../../../test/own-content.ts";
import { useDatabase, workerDatabase } from "../../../test/database.ts";
import { type FlakyLink, flakyLink } from "../../../test/editions/flaky-link.ts";
import { install } from "../../../test/editions/install.ts";
import { syntheticEdition } from "../../../test/editions/synthetic-edition.ts";
import { makeScratchFolder, removeFolder } from "../../../test/scratch-folder.ts";
import { connect, disconnect, type Sql } from "../../db/client.ts";
import { type FollowedContent, followEditions } from "./follow-editions.ts";

const sql = useDatabase();
let folder: string;
let link: FlakyLink;
let through: Sql;
let followed: FollowedContent;
let faults: unknown[];

beforeEach(async () => {
  folder = await makeScratchFolder();
  link = await flakyLink(workerDatabase(), folder);
  through = connect(link.address);
  faults = [];
});
afterEach(async () => {
  await followed.stop();
  await disconnect(through);
  await link.close();
  await removeFolder(folder);
});

const follow = async (): Promise<void> => {
  followed = await followEditions({
    sql: through,
    builtIn,
    now: () => 0,
    onFault: (error) => void faults.push(error),
  });
};
const tafseerOfDay1 = () => followed.content.parseReading(1).surahs[0]?.verses[0]?.tafseer;

it("finds what was installed while its connection was lost", async () => {
  await follow();
  link.cut();
  await install(sql, syntheticEdition("On"));
  expect(tafseerOfDay1()).toBeUndefined();
  link.restore();
  await expect.poll(tafseerOfDay1).toBe("On 1:1");
});

it("starts with the built-in text without a database, and updates once there is one", async () => {
  await install(sql, syntheticEdition("On"));
  link.cut();
  await follow();
  expect(tafseerOfDay1()).toBeUndefined();
  expect(faults.length).toBeGreaterThan(0);
  link.restore();
  await expect.poll(tafseerOfDay1).toBe("On 1:1");
  await install(sql, syntheticEdition("Then on"));
  await expect.poll(tafseerOfDay1).toBe("Then on 1:1");
});

it("serves readings of the default edition while the database is away", async () => {
  await install(sql, syntheticEdition("On"));
  await follow();
  link.cut();
  const document = await followed.content.reading(299);
  expect(document.identity.toString()).toContain('"tafseer":"On 98:8"');
});
