import type { Verse } from "@daily-quran/domain/reading";
import { type ReactNode, use, useState } from "react";
import { textLanguage } from "../../../lib/text-language.ts";
import { FOLDED_TAFSEER } from "../../../reader/open-tafseers.ts";
import { useFormats } from "../../../texts/use-formats.ts";
import { useTexts } from "../../../texts/use-texts.ts";
import { TextWithArabic } from "../../../ui/text/text-with-arabic.tsx";
import { MarkedText } from "./marked-text.tsx";
import { MarksContext } from "./marks.ts";
import * as webPaths from "@daily-quran/domain/web-paths";
import { Link } from "../../../ui/buttons/link.tsx";
import { useEditionNames } from "../../../reader/editions/edition-name.ts";
import { useEditions } from "../../../reader/editions/editions.ts";
import classes from "./verse-tafseer.module.css";

interface VerseTafseerProps {
  readonly verse: Verse;
  /** The id of the edition that it is from. */
  readonly edition: string | undefined;
  /** Whether it is short enough to be open from the start. */
  readonly isShort?: boolean;
}

/** A verse's commentary, folded; it opens by itself when it has a match. */
export function VerseTafseer({ verse, edition, isShort = false }: VerseTafseerProps) {
  const { tafseer = "", surahNumber, tafseerRange: range } = verse;
  const t = useTexts("reading");
  const { numerals } = useFormats();
  const [isOpen, setOpen] = useState(isShort);
  const marks = use(MarksContext)?.(tafseer) ?? [];
  const isFound = marks.length > 0;
  return (
    <details
      className={classes.tafseer}
      {...FOLDED_TAFSEER}
      data-found={isFound}
      open={isFound || isShort || undefined}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>
        {t("tafseer")}
        {range && ` ${numerals(`${surahNumber}:${range.from}–${range.to}`)}`}
      </summary>
      <p dir="auto" lang={textLanguage(tafseer)} className={classes.text}>
        <MarkedText text={tafseer} marks={marks}>
          {inTheirScripts}
        </MarkedText>
      </p>
      {edition !== undefined && <TafseerSource id={edition} isShown={isOpen} />}
    </details>
  );
}

const inTheirScripts = (text: string): ReactNode => <TextWithArabic text={text} />;

interface TafseerSourceProps {
  readonly id: string;
  /** The list of editions is fetched when this becomes visible. */
  readonly isShown: boolean;
}

/** The commentary's author; its id until the list of editions is loaded. */
function TafseerSource({ id, isShown }: TafseerSourceProps) {
  const { data: editions } = useEditions(isShown);
  const { nameOf, authorOf } = useEditionNames();
  const edition = editions?.find((each) => each.id === id);
  const whose = edition ? `${nameOf(edition)}, ${authorOf(edition)}` : id;
  return (
    <Link
      to={`${webPaths.about}#${id}`}
      lang={textLanguage(whose)}
      className={classes.source ?? ""}
    >
      {whose}
    </Link>
  );
}
