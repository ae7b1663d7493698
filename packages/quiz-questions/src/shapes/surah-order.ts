import type { Draft, DraftContext } from "../draft.ts";
import { nearestFirst } from "../nearby.ts";
import { reference, surahName } from "../references.ts";
import { nameOption, withOptions } from "../surah-draft.ts";

/** Which surah comes right after the day's last one, or right before its first? */
export function surahOrder(context: DraftContext): Draft | undefined {
  const asksAfter = context.random.below(2) === 1;
  const asked = context.today.at(asksAfter ? -1 : 0);
  const neighbour = context.corpus.surahs.find(
    ({ number }) => asked && number === asked.surahNumber + (asksAfter ? 1 : -1),
  );
  if (!asked || !neighbour) return undefined;
  const others = [...nearestFirst(context.corpus.surahs, neighbour.number)]
    .filter(({ number }) => number !== asked.surahNumber)
    .map((surah) => ({ option: nameOption(surah) }));
  return withOptions(
    context,
    { right: nameOption(neighbour), others },
    {
      shape: "surah-order",
      ...(asksAfter ? afterTexts(context, asked) : beforeTexts(context, asked)),
      cites: asked,
    },
  );
}

type Asked = NonNullable<DraftContext["today"][number]>;
type Texts = Pick<Draft, "question" | "explanation">;

function afterTexts({ corpus }: DraftContext, { surah }: Asked): Texts {
  const name = surahName(surah);
  const last = reference(corpus.verseAt(surah.number, surah.verseCount));
  const next = reference(corpus.verseAt(surah.number + 1, 1));
  return {
    question: {
      en: `Which surah comes right after ${name.en} in the Quran?`,
      bn: `কুরআনে ${name.bn} সূরার ঠিক পরের সূরা কোনটি?`,
    },
    explanation: {
      en: `${last.en} is followed by ${next.en}.`,
      bn: `${last.bn}-এর পরেই ${next.bn}।`,
    },
  };
}

function beforeTexts({ corpus }: DraftContext, { surah }: Asked): Texts {
  const name = surahName(surah);
  const first = reference(corpus.verseAt(surah.number, 1));
  const previous = corpus.surahs.find(({ number }) => number === surah.number - 1);
  const last = reference(corpus.verseAt(surah.number - 1, previous?.verseCount ?? 0));
  return {
    question: {
      en: `Which surah comes right before ${name.en} in the Quran?`,
      bn: `কুরআনে ${name.bn} সূরার ঠিক আগের সূরা কোনটি?`,
    },
    explanation: {
      en: `${first.en} comes right after ${last.en}.`,
      bn: `${last.bn}-এর পরেই ${first.bn}।`,
    },
  };
}
