import { partsPath } from "@daily-quran/domain/api-paths";
import type { ListedSurah } from "@daily-quran/domain/passage";
import * as webPaths from "@daily-quran/domain/web-paths";
import { partAddressPath } from "@daily-quran/domain/web-paths";
import { rukuWithinSurah, spanOfPart } from "@daily-quran/quran/borders";
import { LISTED_KINDS, numbersOf } from "@daily-quran/quran/parts";
import { verseOfOrdinal } from "@daily-quran/quran/verse-order";
import { useQuery } from "@tanstack/react-query";
import { Fragment } from "react";
import { PageHead } from "../../lib/page-head.tsx";
import { useAddress } from "../../reader/use-address.ts";
import { useSurahName } from "../../reader/surah-name.ts";
import { useFormats } from "../../texts/use-formats.ts";
import { useLanguage, useTexts } from "../../texts/use-texts.ts";
import { Unloaded } from "../../ui/status/unloaded.tsx";
import { Link } from "../../ui/buttons/link.tsx";
import classes from "./quran.page.module.css";

/** 1 to 604 in Latin or Bengali digits, which a number field does not take. */
const PAGE_NUMBER = "[1-9১-৯][0-9০-৯]?|[1-5১-৫][0-9০-৯][0-9০-৯]|[6৬][0০][0-4০-৪]";

const [, ...LISTED] = LISTED_KINDS;

/** All surahs, juz and pages. */
export function QuranPage() {
  const t = useTexts("quran");
  const { data, error, refetch } = useQuery<ListedSurah[]>({
    queryKey: [partsPath("surah")],
    meta: { ownsError: true },
  });
  return (
    <div className={classes.page}>
      <PageHead title={t("head")} description={t("description")} />
      <h1>{t("title")}</h1>
      <p className={classes.lead}>{t("lead")}</p>
      <p className={classes.parts}>
        <a href="#surahs">{t("surahs")}</a>
        {LISTED.map((kind) => (
          <a key={kind} href={`#${kind}s`}>
            {t(`${kind}s`)}
          </a>
        ))}
        <Link to={webPaths.words}>{t("words")}</Link>
      </p>
      <GoToPage />
      <h2 id="surahs">{t("surahs")}</h2>
      {!data && <Unloaded failed={t("failed")} loading={t("loading")} of={{ error, refetch }} />}
      {data && (
        <ol className={classes.surahs} aria-labelledby="surahs">
          {data.map((surah) => (
            <SurahRow key={surah.number} surah={surah} />
          ))}
        </ol>
      )}
      {LISTED.map((kind) => (
        <Fragment key={kind}>
          <h2 id={`${kind}s`}>{t(`${kind}s`)}</h2>
          <ol className={classes.juzs} aria-labelledby={`${kind}s`}>
            {numbersOf(kind).map((number) => (
              <PartRow key={number} kind={kind} number={number} surahs={data ?? []} />
            ))}
          </ol>
        </Fragment>
      ))}
    </div>
  );
}

/** A form that the server leads on from, so that it works without JavaScript. */
function GoToPage() {
  const t = useTexts("quran");
  const addressOf = useAddress();
  return (
    <form action={addressOf(webPaths.quran)} method="get" className={classes.goTo}>
      <label htmlFor="page">{t("pageField")}</label>
      <div className={classes.field}>
        <input
          id="page"
          name="page"
          required
          inputMode="numeric"
          autoComplete="off"
          pattern={PAGE_NUMBER}
          title={t("pageField")}
        />
        <button type="submit">{t("open")}</button>
      </div>
    </form>
  );
}

function SurahRow({ surah }: { readonly surah: ListedSurah }) {
  const t = useTexts("quran");
  const { fields } = useLanguage();
  const { number } = useFormats();
  const nameOf = useSurahName();
  const { firstDay: first, lastDay: last, verseCount: count } = surah;
  const days = first === last ? t("day", { day: first }) : t("days", { first, last });
  return (
    <li>
      <Link to={partAddressPath("surah", surah.number)} className={classes.surah ?? ""}>
        <span className={classes.number}>{number(surah.number)}</span>
        <span className={classes.names}>
          <span className={classes.name}>{nameOf(surah)}</span>
          <span className={classes.about}>{surah[fields.meaning]}</span>
          <span className={classes.about}>
            {t("verses", { count })} · {days}
          </span>
        </span>
        <span lang="ar" dir="rtl" translate="no" className={classes.arabic}>
          {surah.arabicName}
        </span>
      </Link>
    </li>
  );
}

interface PartRowProps {
  readonly kind: (typeof LISTED)[number];
  readonly number: number;
  readonly surahs: readonly ListedSurah[];
}

function PartRow({ kind, number, surahs }: PartRowProps) {
  const t = useTexts("quran");
  const { numerals } = useFormats();
  const nameOf = useSurahName();
  const { surah, verse } = verseOfOrdinal(spanOfPart(kind, number).from);
  const facts = surahs[surah - 1];
  const name = facts ? nameOf(facts) : "";
  return (
    <li>
      <Link to={partAddressPath(kind, number)} className={classes.surah ?? ""}>
        <span className={classes.names}>
          <span className={classes.name}>{t(kind, { number })}</span>
          <span className={classes.about}>
            {kind === "ruku" ? t("rukuOf", { name, number: rukuWithinSurah(number) }) : name}{" "}
            {numerals(`${surah}:${verse}`)}
          </span>
        </span>
      </Link>
    </li>
  );
}
