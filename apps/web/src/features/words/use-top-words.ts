import * as apiPaths from "@daily-quran/domain/api-paths";
import type { VocabularyWord } from "@daily-quran/domain/vocabulary";
import { useQuery } from "@tanstack/react-query";

/** The most frequent words, from the document where they came with the page. */
export const useTopWords = () =>
  useQuery<VocabularyWord[]>({ queryKey: [apiPaths.topWords], meta: { ownsError: "load" } });
