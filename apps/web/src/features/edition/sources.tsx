import { useEditions } from "../../reader/editions/editions.ts";
import { useTexts } from "../../texts/use-texts.ts";
import { Loading } from "../../ui/status/loading.tsx";
import { Source } from "./source.tsx";
import classes from "./sources.module.css";

/** Every edition with its source, licence and remarks. */
export function Sources() {
  const { data: editions, isPending } = useEditions();
  const t = useTexts("sources");
  if (isPending) return <Loading text={t("loading")} />;
  if (!editions) return <p>{t("failed")}</p>;
  return (
    <>
      <ul className={classes.sources}>
        {editions.map((edition) => (
          <Source key={edition.id} edition={edition} />
        ))}
      </ul>
      {editions.every(({ kind }) => kind !== "tafseer") && <p>{t("noTafseer")}</p>}
      <p>
        {t("timings", {
          source: (name) => (
            <a href="https://github.com/cpfair/quran-align" lang="en">
              {name}
            </a>
          ),
          licence: (name) => (
            <a href="https://creativecommons.org/licenses/by/4.0/" lang="en">
              {name}
            </a>
          ),
        })}
      </p>
    </>
  );
}
