import { expect, test } from "vitest";
import { audioReciter, audioRepeat, audioSpeed } from "./audio-preferences.ts";

const store = (name: string, value: unknown) =>
  window.localStorage.setItem(`daily-quran:${name}`, JSON.stringify(value));

test.each([
  { mode: "off" },
  { mode: "verse", times: 3 },
  { mode: "day", times: null },
  { mode: "range", times: 10, first: "9:100", last: "9:103" },
])("keeps the repetition %o", (repeat) => {
  store("audio-repeat", repeat);
  expect(audioRepeat.get()).toEqual(repeat);
});

test.each([
  null,
  "verse",
  { mode: "verse" },
  { mode: "verse", times: 4 },
  { mode: "surah", times: 3 },
])("takes %o for no repetition", (repeat) => {
  store("audio-repeat", repeat);
  expect(audioRepeat.get()).toEqual({ mode: "off" });
});

test("replaces an unknown value by the default", () => {
  store("audio-speed", 3);
  store("audio-reciter", "Nobody_128kbps");
  expect([audioSpeed.get(), audioReciter.get()]).toEqual([1, null]);
  store("audio-speed", 0.5);
  store("audio-reciter", "Husary_128kbps");
  expect([audioSpeed.get(), audioReciter.get()]).toEqual([0.5, "Husary_128kbps"]);
});
