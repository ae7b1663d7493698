import * as apiPaths from "@daily-quran/domain/api-paths";
import type { ListedEdition } from "@daily-quran/domain/edition";
import { useQuery } from "@tanstack/react-query";

/**
 * The texts that come with the product and those that its operator installed; not fetched until it is
 * wanted.
 */
export const useEditions = (isWanted = true) =>
  useQuery<ListedEdition[]>({
    queryKey: [apiPaths.editions],
    enabled: isWanted,
    meta: { ownsError: true },
  });
