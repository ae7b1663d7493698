import { useTopWords } from "../../features/words/use-top-words.ts";
import { PageHead } from "../../lib/page-head.tsx";
import { useTexts } from "../../texts/use-texts.ts";
import { Boundary } from "../../ui/status/boundary.tsx";
import { Failed } from "../../ui/status/failed.tsx";
import { Loading } from "../../ui/status/loading.tsx";
import { PlayableWords } from "./playable-words.tsx";
import classes from "./words.page.module.css";

export function WordsPage() {
  const t = useTexts("words");
  const words = useTopWords();
  return (
    <div className={classes.page}>
      <PageHead title={t("head")} description={t("description")} />
      <h1>{t("title")}</h1>
      <p className={classes.lead}>{t("lead")}</p>
      <details className={classes.how}>
        <summary>{t("howCounted")}</summary>
        <p>{t("how")}</p>
      </details>
      {words.isPending && <Loading text={t("loading")} />}
      {words.error && !words.data && (
        <Failed what={t("failed")} error={words.error} onRetry={() => void words.refetch()} />
      )}
      {words.data && (
        <Boundary name={t("list")} resetKey={words.data} onRetry={() => void words.refetch()}>
          <PlayableWords words={words.data} />
        </Boundary>
      )}
    </div>
  );
}
