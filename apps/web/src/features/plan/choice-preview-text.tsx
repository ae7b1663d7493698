import type { ChoicePreview } from "@daily-quran/reading-schedule/plans/catch-up";
import { useFormats } from "../../texts/use-formats.ts";
import { useTexts } from "../../texts/use-texts.ts";

interface ChoicePreviewTextProps {
  readonly preview: ChoicePreview;
}

/** What a choice would make of a plan, in a sentence or two. */
export function ChoicePreviewText({ preview }: ChoicePreviewTextProps) {
  const t = useTexts("plans");
  const { day } = useFormats();
  const { endsOn, minutesADay, keptForLater } = preview;
  return (
    <>
      {endsOn === undefined
        ? t("previewNothing")
        : t("preview", { minutes: Math.max(1, Math.round(minutesADay)), end: day(endsOn) })}
      {keptForLater > 0 && ` ${t("previewKept", { count: keptForLater })}`}
    </>
  );
}
