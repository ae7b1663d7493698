import { useTopWords } from "../features/words/use-top-words.ts";
import { PageHead } from "../lib/page-head.tsx";
import { Boundary } from "../ui/boundary.tsx";
import { Failed } from "../ui/failed.tsx";
import { Loading } from "../ui/loading.tsx";
import { PlayableWords } from "./playable-words.tsx";
import classes from "./words.page.module.css";

export function WordsPage() {
  const words = useTopWords();
  return (
    <div className={classes.page}>
      <PageHead
        title="Top Quranic Words · Daily Quran Reading"
        description="The 50 most frequent words of the Quran with Bengali and English meanings, each in a verse."
      />
      <h1>Top Quranic Words</h1>
      <p className={classes.lead}>
        The 50 most frequent words of the Quran, each in a verse where it stands.
      </p>
      <details className={classes.how}>
        <summary>How they were counted</summary>
        <p>
          In the Arabic text, by lists of written forms reviewed for each word. Attached letters and
          pronouns count with the word that carries them, plurals with their noun, every person and
          tense with its verb. Contractions of two words, and forms that can also be another word,
          are left out, so a full grammatical analysis may find a few more.
        </p>
      </details>
      {words.isPending && <Loading text="Loading words..." />}
      {words.error && !words.data && (
        <Failed
          what="The words could not be loaded."
          error={words.error}
          onRetry={() => void words.refetch()}
        />
      )}
      {words.data && (
        <Boundary
          name="The list of words"
          resetKey={words.data}
          onRetry={() => void words.refetch()}
        >
          <PlayableWords words={words.data} />
        </Boundary>
      )}
    </div>
  );
}
