import unhomoglyph from "unhomoglyph";

/** What names that look alike have in common: as they are written, and in capitals. */
export interface Skeletons {
  readonly skeleton: string;
  readonly capitalSkeleton: string;
}

/** Another number makes every start compute all skeletons anew: raise it when the data or the rule changes. */
export const SKELETON_RULES = 1;

/**
 * The skeletons of a username by Unicode TR39. Two of them, as upper and lower case look alike apart:
 * a capital I is an l (`paypaI`), and the Cyrillic capitals of another name are those of `amina`.
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
