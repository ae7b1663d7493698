import type { Verse } from "@daily-quran/domain/reading";
import { useState } from "react";
import { VerseMoreButton } from "../../features/verse/verse-more-button.tsx";
import { useTexts } from "../../texts/use-texts.ts";
import { lazyPart } from "../../lib/lazy-part.ts";

function SheetFailed() {
  const t = useTexts("verse");
  return <p role="alert">{t("failed")}</p>;
}

/** What can be done with a verse; loaded when it is first wanted. */
export const VerseSheet = lazyPart(
  "verse sheet",
  async () => (await import("./verse-sheet.tsx")).VerseSheet,
  { failed: SheetFailed },
);

/** A verse's number, which opens its sheet. */
export function VerseMore({ verse }: { readonly verse: Verse }) {
  // Undefined until it is first opened.
  const [isOpen, setOpen] = useState<boolean>();
  return (
    <>
      <VerseMoreButton verse={verse} onPress={() => setOpen(true)} />
      {isOpen !== undefined && (
        <VerseSheet verse={verse} opened={isOpen} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
