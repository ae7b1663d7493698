import { expect, test } from "vitest";
import * as apiPaths from "@daily-quran/domain/api-paths";
import { createQueryClient } from "../../../reader/server/query-client.ts";
import { stubNetwork } from "../../../test/stub-network.ts";
import { english } from "../../../test/render.tsx";
import { textsIn } from "../../../texts/use-texts.ts";
import { fetchTomorrow } from "./tomorrow-reading.ts";

test.each([
  ["a failing server", { foreign: true, status: 500, body: {} }],
  ["another network's page", { foreign: true, status: 200 }],
  ["no network", undefined],
] as const)("%s is told in the specification's sentence about tomorrow", async (_, response) => {
  const told: string[] = [];
  stubNetwork(response ? { [`GET ${apiPaths.tomorrowReading}`]: response } : {});
  const client = createQueryClient((text) => told.push(text));
  client.setDefaultOptions({ queries: { retry: false } });
  await fetchTomorrow(client, 7, textsIn(english, "failures"));
  expect(told).toEqual(["API failed to load tomorrow verses. Please check network connection."]);
});
