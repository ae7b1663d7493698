import { act } from "@testing-library/react";
import { useState } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, expect, test } from "vitest";
import { SearchField } from "../ui/forms/search-field.tsx";
import { EarlyText } from "./early-text.tsx";

function Page() {
  const [text, setText] = useState("");
  const [isSet, setSet] = useState(false);
  return (
    <>
      <SearchField label="Search" placeholder="Search…" value={text} onChange={setText} />
      <input type="checkbox" checked={isSet} onChange={(event) => setSet(event.target.checked)} />
      <output>{text}</output>
      <EarlyText />
    </>
  );
}

afterEach(() => document.documentElement.removeAttribute("data-hydrated"));

test.each(["", "al-kahf"])(
  "%j typed before the page is React's is what it searches for",
  async (typed) => {
    const root = document.createElement("div");
    document.body.replaceChildren(root);
    root.innerHTML = renderToString(<Page />);
    const field = root.querySelector<HTMLInputElement>("input[type=search]");
    if (field) field.value = typed;

    await act(async () => void hydrateRoot(root, <Page />));

    expect(root.querySelector("output")?.textContent).toBe(typed);
    expect(field?.value).toBe(typed);
    expect(document.documentElement.hasAttribute("data-hydrated")).toBe(true);
  },
);
