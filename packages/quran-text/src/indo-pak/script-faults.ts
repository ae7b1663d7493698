import { type VerseText, verseKey } from "../verse-text.ts";

/** Hamza, alif, waw and ya in all their forms, which the scripts write differently, and signs that count as letters. */
const WEAK = /[\u0621-\u0627\u0648-\u064A\u0671\u06CC\u0640\u06E5\u06E6]/gu;

/** Verses whose other letters differ too, with those of each script. */
const EXCEPTIONS: Readonly<Record<string, readonly [uthmani: string, indoPak: string]>> = {
  // "Wa-an lawi" is one word in the Uthmani script, which leaves its nun out.
  "72:16": ["لستقمعللطرقةلسقنهممغدق", "نلستقمعللطرقةلسقنهممغدق"],
};

/** The letters that both scripts have: no vowel signs, no weak letters. */
export const consonantsOf = (text: string): string =>
  text.normalize("NFD").replaceAll(/\P{L}/gu, "").replaceAll(WEAK, "");

/** Throws an error that names each verse whose consonants are not the same in both scripts. */
export function holdScripts(uthmani: readonly VerseText[], indoPak: readonly VerseText[]): void {
  const faults = uthmani.flatMap((verse, at) => {
    const [one, other] = [consonantsOf(verse.text), consonantsOf(indoPak[at]?.text ?? "")];
    const key = verseKey(verse);
    const [known, knownOther] = EXCEPTIONS[key] ?? [one, one];
    return one === known && other === knownOther ? [] : [`${key}: ${one}, in Indo-Pak ${other}`];
  });
  if (faults.length > 0)
    throw new Error(`The scripts have not the same consonants.\n${faults.join("\n")}`);
}
