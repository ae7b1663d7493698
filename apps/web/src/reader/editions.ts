import type { ListedEdition } from "@daily-quran/domain/edition";
import { useQuery } from "@tanstack/react-query";

export const EDITIONS = "/api/editions";

/** The texts that come with the product and those that its operator installed; not asked for until it is wanted. */
export const useEditions = (isWanted = true) =>
  useQuery<ListedEdition[]>({ queryKey: [EDITIONS], enabled: isWanted, meta: { ownsError: true } });
