import { renderHook } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { forgetDrafts, hasDraft } from "../../lib/storage/drafts.ts";
import { sessionHint } from "../server/session-hint.ts";
import { draftsOf, useDraft } from "./use-draft.ts";

const BLANK = { note: "", label: "" };
const draft = (form: string, blank: object = BLANK) =>
  renderHook(() => useDraft(form, blank)).result.current;

test("what was typed comes back in its form, to its writer alone, until it is sent", () => {
  sessionHint.set(7);
  draft("bookmark one").keep({ note: "Deep", label: "" });
  expect(draft("bookmark one").typed).toEqual({ note: "Deep", label: "" });
  expect(draft("bookmark two").typed).toBeUndefined();
  sessionHint.set(null);
  expect(draft("bookmark one").typed).toBeUndefined();
  sessionHint.set(7);
  draft("bookmark one").forget();
  expect(draft("bookmark one").typed).toBeUndefined();
});

test("typed back to what it was, nothing is kept", () => {
  const { keep } = draft("bookmark one");
  keep({ note: "Deep", label: "" });
  expect(hasDraft(draftsOf(null))).toBe(true);
  keep({ note: "", label: "" });
  expect([hasDraft(draftsOf(null)), sessionStorage.getItem("daily-quran:drafts")]).toEqual([
    false,
    null,
  ]);
});

test("of what is typed only what the blank form has is kept", () => {
  draft("cycle", { name: "Ramadan" }).keep({ name: "Shawwal", endDate: "2026-12-01" });
  expect(draft("cycle", { name: "Ramadan" }).typed).toEqual({ name: "Shawwal" });
  draft("cycle", { name: "Ramadan" }).keep({ name: "Ramadan", endDate: "2026-12-01" });
  expect(hasDraft(draftsOf(null))).toBe(false);
});

test("a draft of another form's shape is none", () => {
  draft("form").keep({ note: 1, label: "" });
  expect(draft("form").typed).toBeUndefined();
  draft("form", { en: { options: [""] } }).keep({ en: { options: ["A"] } });
  expect(draft("form", { en: { options: ["", ""] } }).typed).toBeUndefined();
  expect(draft("form", { en: { options: [""] } }).typed).toEqual({ en: { options: ["A"] } });
});

test("the drafts of one person are forgotten with them", () => {
  sessionHint.set(7);
  draft("form").keep({ note: "Mine", label: "" });
  sessionHint.set(71);
  draft("form").keep({ note: "Other", label: "" });
  forgetDrafts(draftsOf(7));
  expect(draft("form").typed).toEqual({ note: "Other", label: "" });
  expect(hasDraft(draftsOf(7))).toBe(false);
});

test("a draft is there after a reload of the page", async () => {
  draft("bookmark one").keep({ note: "Deep", label: "" });
  vi.resetModules();
  const { readDraft } = await import("../../lib/storage/drafts.ts");
  expect(readDraft(`${draftsOf(null)}bookmark one`, BLANK)).toEqual({ note: "Deep", label: "" });
});
