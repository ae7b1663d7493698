import { InIndoPak } from "./in-script.tsx";

/** Loads what the verses of the page need in the Indo-Pak script: all of them change in one render then. */
export async function loadIndoPak(): Promise<void> {
  const [{ loadTextsOnPage }] = await Promise.all([
    import("./indo-pak-texts.ts"),
    InIndoPak.load(),
  ]);
  await loadTextsOnPage();
}
