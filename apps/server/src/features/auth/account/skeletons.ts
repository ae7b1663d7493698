import unhomoglyph from "unhomoglyph";

/** What names that look alike have in common: as they are written, and in capitals. */
export interface Skeletons {
  readonly skeleton: string;
  readonly capitalSkeleton: string;
}

/**
 * Another number makes every start compute all skeletons again: raise it when the data or the rule changes.
 */
export const SKELETON_RULES = 2;

/**
 * Confusable skeletons of a username (Unicode TR39), as written and in capitals: I looks like l (`paypaI`),
 * and Cyrillic capitals look like those of `amina`.
 */
export function skeletonsOf(username: string): Skeletons {
  return {
    skeleton: skeletonOf(skeletonOf(username).toLowerCase()),
    capitalSkeleton: skeletonOf(username.toUpperCase()),
  };
}

// What a name keeps its look without: what is not drawn, the Arabic stretching sign and vowel signs.
const PASSED_OVER =
  /\p{Default_Ignorable_Code_Point}|\u0640|[\u0610-\u061A]|[\u064B-\u0652]|[\u0656-\u065F]|\u0670|[\u06D6-\u06DC]|[\u06DF-\u06E8]|[\u06EA-\u06ED]/gu;

function skeletonOf(text: string): string {
  const seen = text
    .normalize("NFD")
    .replaceAll(PASSED_OVER, "")
    // Assamese and Bengali ra, a pair that Unicode's table lacks.
    .replaceAll("\u09F0", "\u09B0");
  return unhomoglyph(seen).normalize("NFD");
}
