import type { ListedEdition } from "@daily-quran/domain/edition";
import { textLanguage } from "../../lib/text-language.ts";
import { LabelledSelect } from "../../ui/labelled-select.tsx";

const LANGUAGES = { ar: "Arabic", en: "English", bn: "Bengali" } as const;

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
  const shown =
    editions.find(({ id }) => id === chosen) ?? editions.find(({ isDefault }) => isDefault);
  const languages = [...new Set(editions.map(({ language }) => language))];
  return (
    <LabelledSelect
      label={label}
      lang={textLanguage(shown?.name ?? "")}
      value={shown && !shown.isDefault ? shown.id : ""}
      onChange={(id) => onChoose(id || undefined)}
    >
      {languages.map((language) => (
        <optgroup key={language} label={LANGUAGES[language]}>
          {editions
            .filter((edition) => edition.language === language)
            .map(({ id, name, author, isDefault }) => (
              <option key={id} lang={textLanguage(name)} value={isDefault ? "" : id}>
                {namesAuthors ? `${name}, ${author}` : name}
                {isDefault && " (default)"}
              </option>
            ))}
        </optgroup>
      ))}
    </LabelledSelect>
  );
}
