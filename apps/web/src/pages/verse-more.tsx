import type { Verse } from "@daily-quran/domain/reading";
import { lazy, Suspense, useState } from "react";
import { VerseMoreButton } from "../features/verse/verse-more-button.tsx";
import { logFailure } from "../lib/failure-log.ts";

const VerseSheet = lazy(async () => {
  const sheet = await import("./verse-sheet.tsx").catch((error: unknown) =>
    logFailure("verse sheet", error),
  );
  return { default: sheet?.VerseSheet ?? SheetFailed };
});

const SheetFailed = () => (
  <p role="alert">This could not be loaded. Check your network and open the page again.</p>
);

/** What can be done with a verse, behind its number; loaded when it is first wanted. */
export function VerseMore({ verse }: { readonly verse: Verse }) {
  const [isWanted, setWanted] = useState(false);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <VerseMoreButton
        verse={verse}
        onPress={() => {
          setWanted(true);
          setOpen(true);
        }}
      />
      {isWanted && (
        <Suspense fallback={null}>
          <VerseSheet verse={verse} opened={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
