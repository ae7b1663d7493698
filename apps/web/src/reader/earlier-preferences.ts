import { readStored, writeStored } from "../lib/storage/storage.ts";
import { lastingTranslation, translationChoices } from "./reading-preferences.ts";

const BY_LANGUAGE = { english: "eng", bengali: "both", "bengali-only": "ban" } as const;

/** Carries over what version 1.0 stored: a choice for each index, and the schedule's own two settings. */
export function adoptEarlierPreferences(): void {
  if (lastingTranslation.get() !== null) return;
  const [schedule, language, first] = [
    readStored(lastingTranslation.name),
    readStored("translation-language"),
    translationChoices.get()["0"],
  ];
  const chosen =
    first ??
    (schedule === "hidden"
      ? "no"
      : Object.entries(BY_LANGUAGE).find(([name]) => name === language)?.[1]);
  if (chosen === undefined) return;
  writeStored(lastingTranslation.name, chosen);
  writeStored(translationChoices.name, {});
}
