import type { ListedEdition } from "@daily-quran/domain/edition";
import { editionChoices, type EditionSlot, isFor } from "../../reader/editions/edition-choices.ts";
import { useEditions } from "../../reader/editions/editions.ts";
import { useStoredValue } from "../../lib/storage/use-stored-value.ts";
import { useTafseerOfLanguage } from "../../reader/editions/tafseer-of-language.ts";
import { useTexts } from "../../texts/use-texts.ts";
import classes from "./edition-settings.module.css";
import { EditionSelect } from "./edition-select.tsx";
import { OpenAllTafseers } from "./open-all-tafseers.tsx";

const OTHERS = [
  { slot: "en", label: "englishBy" },
  { slot: "bn", label: "bengaliBy" },
] as const satisfies readonly { slot: EditionSlot; label: string }[];

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
      {OTHERS.map(({ slot, label }) => {
        const those = editions.filter((edition) => isFor(slot, edition));
        if (those.length < 2) return null;
        return <EditionSetting key={slot} slot={slot} label={t(label)} editions={those} />;
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
