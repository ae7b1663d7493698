import type { VersePassage } from "@daily-quran/domain/passage";
import { partAddressPath } from "@daily-quran/domain/web-paths";
import { isPart } from "@daily-quran/quran/parts";
import type { ReactNode } from "react";
import { useIdle } from "../../lib/use-idle.ts";
import { inWay } from "../../reader/reading-way.ts";
import { useTexts } from "../../texts/use-texts.ts";
import { Failed } from "../../ui/status/failed.tsx";
import { Loading } from "../../ui/status/loading.tsx";
import { PassageNav } from "../passage-nav.tsx";
import { PrintedPage } from "./printed-page.tsx";
import { usePrintedPassage } from "./use-printed-passage.ts";
import { useTurning } from "./use-turning.ts";

export interface PageWayProps {
  readonly number: number;
  /** The page of the app around the printed one, which plays its verses. */
  readonly children: (passage: VersePassage, printed: ReactNode) => ReactNode;
}

/** A page of the mushaf with its printed lines, and the ways to those beside it: the next one is at the left. */
export function PageWay({ number, children }: PageWayProps) {
  const t = useTexts("quran");
  const { surahs, tafseerEdition, error, refetch } = usePrintedPassage(number);
  const isIdle = useIdle();
  const beside = (other: number) =>
    isPart("page", other)
      ? { to: inWay("page", partAddressPath("page", other)), text: t("page", { number: other }) }
      : undefined;
  const [before, after] = [beside(number - 1), beside(number + 1)];
  useTurning({ back: before?.to, on: after?.to });
  if (!surahs)
    return error ? (
      <Failed what={t("failed")} error={error} onRetry={refetch} />
    ) : (
      <Loading text={t("loading")} />
    );
  return (
    <>
      {children(
        { tafseerEdition, surahs: surahs.filter(({ verses }) => verses.length > 0) },
        <>
          <PrintedPage page={number} surahs={surahs} />
          <div dir="rtl">
            <PassageNav before={before} after={after} />
          </div>
        </>,
      )}
      {isIdle &&
        [before && number - 1, after && number + 1].map(
          (one) => one && <Ahead key={one} page={one} />,
        )}
    </>
  );
}

/** Loads a page before it is turned to. */
function Ahead({ page }: { readonly page: number }) {
  usePrintedPassage(page);
  return null;
}
