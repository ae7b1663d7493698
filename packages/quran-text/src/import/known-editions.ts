import type { EditionDescription } from "./edition-description.ts";

/** The commentaries of github.com/spa5k/tafsir_api: id, name, author and their original source. */
const TAFSIR_API = [
  ["bn-tafisr-fathul-majid", "Tafsir Fathul Majid", "AbdulRahman Bin Hasan Al-Alshaikh", 381],
  [
    "bn-tafseer-ibn-e-kaseer",
    "Tafsir Ibn Kathir",
    "Ibn Kathir, translated by Tawheed Publication",
    31,
  ],
  ["bn-tafsir-abu-bakr-zakaria", "Tafsir Abu Bakr Zakaria", "Abu Bakr Muhammad Zakaria", 33],
  ["bn-tafsir-ahsanul-bayaan", "Tafsir Ahsanul Bayaan", "Bayaan Foundation", 32],
  [
    "en-al-jalalayn",
    "Tafsir al-Jalalayn",
    "Jalal al-Din al-Mahalli and Jalal al-Din al-Suyuti",
    74,
  ],
  ["en-al-qushairi-tafsir", "Al Qushairi Tafsir", "Abu al-Qasim al-Qushayri", 108],
  ["en-asbab-al-nuzul-by-al-wahidi", "Asbab al-Nuzul", "Ali ibn Ahmad al-Wahidi", 86],
  ["en-kashani-tafsir", "Kashani Tafsir", "Abd al-Razzaq al-Kashani", 107],
  ["en-kashf-al-asrar-tafsir", "Kashf al-Asrar", "Rashid al-Din Maybudi", 109],
  ["en-tafisr-ibn-kathir", "Tafsir Ibn Kathir", "Ibn Kathir", 35],
  ["en-tafsir-al-mukhtasar", "Al-Mukhtasar", "Tafsir Center for Quranic Studies", 266],
  ["en-tafsir-al-tustari", "Tafsir al-Tustari", "Sahl al-Tustari", 93],
  ["en-tafsir-ibn-abbas", "Tanwir al-Miqbas min Tafsir Ibn Abbas", "Attributed to Ibn Abbas", 73],
  ["en-tafsir-maarif-ul-quran", "Maarif-ul-Quran", "Mufti Muhammad Shafi", 34],
  ["en-tazkirul-quran", "Tazkirul Quran", "Maulana Wahiduddin Khan", 42],
] as const;

// Only these are published at altafsir.com; the rest come through the Quranic Universal Library.
const ALTAFSIR = new Set<number>([73, 74, 86, 93, 107, 108, 109]);

/** The editions that can be installed by id: folders of spa5k/tafsir_api. */
const KNOWN_EDITIONS: readonly EditionDescription[] = TAFSIR_API.map(
  ([id, name, author, resource]) => ({
    id,
    kind: "tafseer",
    language: id.startsWith("bn-") ? "bn" : "en",
    name,
    author,
    source: ALTAFSIR.has(resource)
      ? "https://www.altafsir.com/"
      : `https://qul.tarteel.ai/resources/tafsir/${resource}`,
    licence:
      "Its publisher states no licence. Installed by the operator of this site through github.com/spa5k/tafsir_api.",
  }),
);

/** The editions that a first start imports by default, one per language. */
export const FIRST_EDITIONS: readonly string[] = ["en-al-jalalayn", "bn-tafsir-ahsanul-bayaan"];

/** The metadata of a known edition, by id. */
export function findKnownEdition(id: string): EditionDescription | undefined {
  return KNOWN_EDITIONS.find((edition) => edition.id === id);
}
