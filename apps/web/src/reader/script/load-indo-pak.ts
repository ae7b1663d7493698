import { giveIndoPak } from "./in-script.tsx";

/** Loads what the verses of the page need in the Indo-Pak script: all of them change in one render then. */
export async function loadIndoPak(): Promise<void> {
  const [{ InIndoPak }, { loadTextsOnPage }] = await Promise.all([
    import("./in-indo-pak.tsx"),
    import("./indo-pak-texts.ts"),
  ]);
  giveIndoPak(InIndoPak);
  await loadTextsOnPage();
}
