import type { ListedEdition } from "@daily-quran/domain/edition";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { editionChoices } from "../../reader/editions/edition-choices.ts";
import { stubNetwork } from "../../test/stub-network.ts";
import { listedEditions, tafseerEdition } from "../../test/editions.ts";
import { render } from "../../test/render.tsx";
import { EditionSettings } from "./edition-settings.tsx";

const translation: ListedEdition = {
  ...tafseerEdition("bn-mine", "আমার অনুবাদ", false),
  kind: "translation",
};

const open = (...installed: ListedEdition[]) =>
  render(<EditionSettings />, {
    answers: [{ path: "/api/editions", body: [...listedEditions(), ...installed] }],
  });

const lists = () =>
  screen.queryAllByRole<HTMLSelectElement>("combobox").map((list) => ({
    label: list.labels[0]?.querySelector("span")?.textContent,
    value: list.value,
    options: [...list.querySelectorAll("optgroup")].map((group) => [
      group.label,
      ...[...group.querySelectorAll("option")].map((option) => option.textContent),
    ]),
  }));

test("with none installed there is nothing to choose", () => {
  open();
  expect(document.querySelector("p")).toBeNull();
  expect(lists()).toEqual([]);
});

test("the only one is named", () => {
  open(tafseerEdition("en-deep", "The Deep Sea"));
  expect(document.querySelector("p")?.textContent).toBe(
    "Tafseer: The Deep Sea, A Scholar (English)",
  );
  expect(lists()).toEqual([]);
});

test("of several one is chosen, by language, the default first of all", () => {
  open(
    tafseerEdition("en-deep", "The Deep Sea"),
    tafseerEdition("en-wide", "The Wide Sea", false),
    tafseerEdition("bn-deep", "গভীর সাগর", false),
    translation,
  );
  expect(lists()).toEqual([
    {
      label: "Tafseer by",
      value: "",
      options: [
        [
          "English",
          "The Deep Sea, A Scholar (English) (default)",
          "The Wide Sea, A Scholar (English)",
        ],
        ["Bengali", "গভীর সাগর, A Scholar (Bengali)"],
      ],
    },
    {
      label: "Bengali translation by",
      value: "",
      options: [["Bengali", "মাওলানা মুহিউদ্দীন খান (default)", "আমার অনুবাদ"]],
    },
  ]);
});

test("a choice is stored in this browser with the others, and can be reset", async () => {
  editionChoices.set({ bn: "bn-mine" });
  open(tafseerEdition("en-deep", "The Deep Sea"), tafseerEdition("bn-deep", "গভীর সাগর", false));
  const list = screen.getByRole("combobox", { name: "Tafseer by" });
  await userEvent.selectOptions(list, "গভীর সাগর, A Scholar (Bengali)");
  expect(window.localStorage.getItem("daily-quran:editions")).toBe(
    '{"bn":"bn-mine","tafseer":"bn-deep"}',
  );
  expect(lists()[0]?.value).toBe("bn-deep");
  await userEvent.selectOptions(list, "The Deep Sea, A Scholar (English) (default)");
  expect(window.localStorage.getItem("daily-quran:editions")).toBe('{"bn":"bn-mine"}');
});

test("a removed edition shows as the default", () => {
  editionChoices.set({ tafseer: "en-gone" });
  open(tafseerEdition("en-deep", "The Deep Sea"), tafseerEdition("bn-deep", "গভীর সাগর", false));
  expect(lists()[0]?.value).toBe("");
});

test("a list that cannot be loaded is said so", async () => {
  stubNetwork({});
  render(<EditionSettings />);
  expect(await screen.findByText("The list of texts could not be loaded.")).toBeTruthy();
});

test("without a choice the commentary is that of the page's language, also where another is the default", async () => {
  window.localStorage.setItem("daily-quran:tafseer", '"shown"');
  window.localStorage.setItem("daily-quran:translation", '"ban"');
  const english = { ...tafseerEdition("en-deep", "The Deep Sea", false), isLanguageDefault: true };
  open(tafseerEdition("bn-deep", "গভীর সাগর"), english);
  expect(lists()[0]?.value).toBe("en-deep");
  const list = screen.getByRole("combobox", { name: "Tafseer by" });
  await userEvent.selectOptions(list, "গভীর সাগর, A Scholar (Bengali) (default)");
  expect(window.localStorage.getItem("daily-quran:editions")).toBe('{"tafseer":"bn-deep"}');
  expect(lists()[0]?.value).toBe("");
  await userEvent.selectOptions(list, "The Deep Sea, A Scholar (English)");
  expect(window.localStorage.getItem("daily-quran:editions")).toBe("{}");
});

test.each(['"no"', '"eng"', '"both"', "null"])(
  "on a Bengali page the commentary is Bengali, whatever the translation: %s",
  (stored) => {
    window.localStorage.setItem("daily-quran:tafseer", '"shown"');
    window.localStorage.setItem("daily-quran:translation", stored);
    const bengali = { ...tafseerEdition("bn-deep", "গভীর সাগর", false), isLanguageDefault: true };
    render(<EditionSettings />, {
      language: "bn",
      answers: [
        {
          path: "/api/editions",
          body: [...listedEditions(), tafseerEdition("en-deep", "The Deep Sea"), bengali],
        },
      ],
    });
    expect(lists()[0]?.value).toBe("bn-deep");
  },
);
