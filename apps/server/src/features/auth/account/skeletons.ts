import unhomoglyph from "unhomoglyph";

/** What names that look alike have in common: as they are written, and in capitals. */
export interface Skeletons {
  readonly skeleton: string;
  readonly capitalSkeleton: string;
}

/**
 * Another number makes every start compute all skeletons again: raise it when the data or the rule changes.
 */
export const SKELETON_RULES = 1;

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

function skeletonOf(text: string): string {
  return unhomoglyph(
    text.normalize("NFD").replaceAll(/\p{Default_Ignorable_Code_Point}/gu, ""),
  ).normalize("NFD");
}
