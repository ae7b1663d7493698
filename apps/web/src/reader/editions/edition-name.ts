import type { ListedEdition } from "@daily-quran/domain/edition";
import { useTexts } from "../../texts/use-texts.ts";

// No name of a choice may have a hyphen in ICU messages.
const keyOf = (id: string) => id.replaceAll("-", "_");

/** An edition's name, author and licence, in the language of the page where they are known in it. */
export function useEditionNames() {
  const t = useTexts("editions");
  return {
    nameOf: ({ id, name }: Pick<ListedEdition, "id" | "name">) =>
      t("name", { id: keyOf(id), name }),
    authorOf: ({ id, author }: Pick<ListedEdition, "id" | "author">) =>
      t("author", { id: keyOf(id), author }),
    licenceOf: ({ id, licence }: Pick<ListedEdition, "id" | "licence">) =>
      t("licence", { id: keyOf(id), licence }),
  };
}
