import type { ListedEdition } from "@daily-quran/domain/edition";
import { textLanguage } from "../../lib/text-language.ts";
import { useEditionNames } from "../../reader/editions/edition-name.ts";
import { useTexts } from "../../texts/use-texts.ts";
import { LabelledSelect } from "../../ui/forms/labelled-select.tsx";

interface EditionSelectProps {
  readonly label: string;
  readonly editions: readonly ListedEdition[];
  /** Undefined for the default. */
  readonly chosen: string | undefined;
  readonly onChoose: (id: string | undefined) => void;
  /** Whether each is named with its author. */
  readonly namesAuthors?: boolean;
}

/** Editions by language. The default has no id, so it follows the operator's choice. */
export function EditionSelect(props: EditionSelectProps) {
  const { label, editions, chosen, onChoose, namesAuthors = false } = props;
  const t = useTexts("choices");
  const { nameOf, authorOf } = useEditionNames();
  const labelOf = (edition: ListedEdition) =>
    namesAuthors
      ? `${nameOf(edition)}, ${authorOf(edition)} (${t("language", { language: edition.language })})`
      : nameOf(edition);
  const shown =
    editions.find(({ id }) => id === chosen) ?? editions.find(({ isDefault }) => isDefault);
  const languages = [...new Set(editions.map(({ language }) => language))];
  return (
    <LabelledSelect
      label={label}
      lang={textLanguage(shown ? labelOf(shown) : "")}
      value={shown && !shown.isDefault ? shown.id : ""}
      onChange={(id) => onChoose(id || undefined)}
    >
      {languages.map((language) => (
        <optgroup key={language} label={t("language", { language })}>
          {editions
            .filter((edition) => edition.language === language)
            .map((edition) => (
              <option
                key={edition.id}
                lang={textLanguage(labelOf(edition))}
                value={edition.isDefault ? "" : edition.id}
              >
                {edition.isDefault ? t("default", { name: labelOf(edition) }) : labelOf(edition)}
              </option>
            ))}
        </optgroup>
      ))}
    </LabelledSelect>
  );
}
