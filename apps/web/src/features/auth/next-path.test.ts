import { expect, test } from "vitest";
import { nextPath } from "./next-path.ts";

test.each([
  ["?next=%2Finvite%2Fabc", "/invite/abc"],
  ["?next=%2Fgroups%2F7%3Ftab%3Dmembers", "/groups/7?tab=members"],
  ["", "/"],
  ["?next=", "/"],
  ["?next=groups", "/"],
  ["?next=https%3A%2F%2Fevil.example%2F", "/"],
  ["?next=%2F%2Fevil.example", "/"],
  ["?next=%2F%5Cevil.example", "/"],
  ["?next=/.//evil.example", "/"],
  ["?next=/..//evil.example", "/"],
  ["?next=/%2e//evil.example", "/"],
  ["?next=/.%5C/evil.example", "/"],
  ["?next=/groups//7", "/groups//7"],
  ["?next=javascript%3Aalert(1)", "/"],
])("after %s one goes on to %s", (search, path) => {
  expect(nextPath(search, "/")).toBe(path);
});
