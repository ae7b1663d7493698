import { versePath } from "@daily-quran/domain/api-paths";
import type { PlacedVerse } from "@daily-quran/domain/passage";
import type { CitedVerse } from "@daily-quran/domain/quiz";
import { useQuery } from "@tanstack/react-query";
import { VerseTafseer } from "../../features/reading/verse/verse-tafseer.tsx";
import { isFor } from "../../reader/editions/edition-choices.ts";
import { useEditions } from "../../reader/editions/editions.ts";
import { useReadersEditions } from "../../reader/editions/tafseer-of-language.ts";
import classes from "./cited-commentary.module.css";

/** About four lines on a phone: what is longer is folded. */
const MAX_OPEN = 240;

/** What the reader's commentary says of the verse that an answer rests on; nothing where it is silent. */
export function CitedCommentary({
  verse,
}: {
  readonly verse: Pick<CitedVerse, "surahNumber" | "verseNumber">;
}) {
  const edition = useReadersTafseer();
  const query = new URLSearchParams({ tafseer: edition ?? "" });
  const { data } = useQuery<PlacedVerse>({
    queryKey: [`${versePath(`${verse.surahNumber}:${verse.verseNumber}`)}?${query}`],
    enabled: edition !== undefined,
    meta: { ownsError: true },
  });
  if (!data?.tafseer) return null;
  return (
    <div className={classes.commentary}>
      <VerseTafseer verse={data} edition={edition} isShort={data.tafseer.length <= MAX_OPEN} />
    </div>
  );
}

/** The commentary that the reader has chosen or reads by default, also while commentaries are hidden. */
function useReadersTafseer(): string | undefined {
  const { tafseer } = useReadersEditions({ evenHidden: true });
  const { data: editions } = useEditions();
  const usual = editions?.find((edition) => isFor("tafseer", edition) && edition.isDefault);
  return editions && (tafseer ?? usual?.id);
}
