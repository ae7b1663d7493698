import type { ListedEdition } from "@daily-quran/domain/edition";
import { LANGUAGES } from "@daily-quran/quran/languages";
import { editionChoices, type EditionSlot, isFor } from "../../reader/editions/edition-choices.ts";
import { useEditions } from "../../reader/editions/editions.ts";
import { useStoredValue } from "../../lib/storage/use-stored-value.ts";
import { useTafseerOfLanguage } from "../../reader/editions/tafseer-of-language.ts";
import { useTexts } from "../../texts/use-texts.ts";
import classes from "./edition-settings.module.css";
import { textLanguage } from "../../lib/text-language.ts";
import { useEditionNames } from "../../reader/editions/edition-name.ts";
import { LabelledSelect } from "../../ui/forms/labelled-select.tsx";
import { OpenAllTafseers } from "./open-all-tafseers.tsx";

/** The choice of editions; a setting with one option is hidden. */
export function EditionSettings() {
  const t = useTexts("choices");
  const { data: editions, error } = useEditions();
  if (error) return <p className={classes.note}>{t("listFailed")}</p>;
  if (!editions) return null;
  return (
    <div className={classes.editions}>
      <OpenAllTafseers />
      <TafseerSetting editions={editions.filter((edition) => isFor("tafseer", edition))} />
      {LANGUAGES.map((slot) => {
        const those = editions.filter((edition) => isFor(slot, edition));
        if (those.length < 2) return null;
        return <EditionSetting key={slot} slot={slot} label={t(`by.${slot}`)} editions={those} />;
      })}
    </div>
  );
}

function TafseerSetting({ editions }: { readonly editions: readonly ListedEdition[] }) {
  const t = useTexts("choices");
  const [only] = editions;
  if (!only) return null;
  if (editions.length === 1) {
    return (
      <p className={classes.note}>
        {t("oneTafseer", { name: only.name, author: only.author, language: only.language })}
      </p>
    );
  }
  return <TafseerChoice editions={editions} />;
}

/** Without a choice it is the page's language's; then the default is chosen by its id too. */
function TafseerChoice({ editions }: { readonly editions: readonly ListedEdition[] }) {
  const t = useTexts("choices");
  const [choices, setChoices] = useStoredValue(editionChoices);
  const ownLanguage = useTafseerOfLanguage({ evenHidden: true });
  const { tafseer: chosen, ...others } = choices;
  const choose = (id: string | undefined) => {
    const isOwn = id === ownLanguage || (id === undefined && ownLanguage === undefined);
    const wanted = id ?? editions.find(({ isDefault }) => isDefault)?.id;
    setChoices(isOwn || wanted === undefined ? others : { ...others, tafseer: wanted });
  };
  return (
    <EditionSelect
      label={t("tafseerBy")}
      editions={editions}
      chosen={chosen ?? ownLanguage}
      onChoose={choose}
      namesAuthors
    />
  );
}

interface EditionSettingProps {
  readonly slot: EditionSlot;
  readonly label: string;
  readonly editions: readonly ListedEdition[];
}

function EditionSetting({ slot, label, editions }: EditionSettingProps) {
  const [choices, setChoices] = useStoredValue(editionChoices);
  const { [slot]: chosen, ...others } = choices;
  return (
    <EditionSelect
      label={label}
      editions={editions}
      chosen={chosen}
      onChoose={(id) => setChoices(id === undefined ? others : { ...others, [slot]: id })}
    />
  );
}

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
function EditionSelect(props: EditionSelectProps) {
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
