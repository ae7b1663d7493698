import type { QueryParts, Role } from "./query-tokens.ts";

const QUL = /^(?:al-)?(?:qul|qool|kul|kool)s?$|^(?:কুল|ক্বুল)(?:গুলো)?$|^(?:قل|(?:ال)?قلاقل)$/u;
const COUNTED = /^(?:(?:tin|teen|তিন)[\s-]*(?<three>\S+)|(?:char|chaar|চার)[\s-]*(?<four>\S+))$/u;
const THREE = [112, 113, 114] as const;
const FOUR = [109, 112, 113, 114] as const;
const WITH_THEM: ReadonlySet<Role> = new Set<Role>(["surah", "filler"]);

/** The surahs of `3 qul`, `তিন কুল` and `four quls`, which begin with that word; undefined for other queries. */
export function qulSurahs({ roles, numbers, name }: QueryParts): readonly number[] | undefined {
  if (numbers.length > 1 || ![...roles].every((role) => WITH_THEM.has(role))) return undefined;
  const [number] = numbers;
  if (number !== undefined) return QUL.test(name) ? { 3: THREE, 4: FOUR }[number] : undefined;
  const { three, four } = COUNTED.exec(name)?.groups ?? {};
  if (three !== undefined && QUL.test(three)) return THREE;
  return four !== undefined && QUL.test(four) ? FOUR : undefined;
}
