import { QURANIC_NAMES } from "../names.ts";

type Gloss = readonly [english: RegExp, arabic: RegExp];

// What the English names, with the letters of the Arabic words that say so.
const NAMED: readonly Gloss[] = [
  [/\bAllah\b/u, /الله|لله|اللهم/u],
  [/\bangels?\b/iu, /مل[ا]?[ئيؤء]*ك/u],
  [/\bProphet\b/u, /نبي|نبا|نبوة/u],
  [/\bMuhammad\b/u, /محمد/u],
  [/\bGabriel\b/u, /جبريل/u],
  [/\bSatan\b/u, /شيط/u],
  [/\bhypocrites?\b/u, /نفق/u],
  [/'Azeez\b/u, /عزيز/u],
  [/\bQur'an\b/u, /قر.?ان/u],
  [/\bforefathers\b/u, /اب[ا]?[ءؤئي]?/u],
  [/\bMakkah\b/u, /مكة|بكة/u],
  [/\bHell(fire)?\b/u, /جهنم|جحيم|نار|سقر|سعير/u],
  [/\bParadise\b/u, /جن|فردوس/u],
  [/\bMessenger\b/u, /رس[ول]/u],
];

/**
 * Whether the English names somebody or something that the Arabic only means, without the brackets in which
 * it puts such words: beside its Arabic, the name would be taken for the Quran's.
 */
export function hasUnmarkedGloss(translation: string, wordKeys: readonly string[]): boolean {
  const said = translation.replace(/\[[^\]]*\]/gu, " ");
  const lacks = (isIt: (key: string) => boolean) => !wordKeys.some(isIt);
  return (
    NAMED.some(([english, arabic]) => english.test(said) && lacks((key) => arabic.test(key))) ||
    QURANIC_NAMES.some(
      ({ english, arabic }) =>
        english.test(said) && lacks((key) => arabic.some((name) => key.includes(name))),
    )
  );
}
