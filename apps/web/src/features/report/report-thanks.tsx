import { Button } from "@mantine/core";
import "@mantine/core/styles/Button.layer.css";
import { useEffect, useRef } from "react";
import { useTexts } from "../../texts/use-texts.ts";
import { FormButtons } from "../../ui/forms/form-layout.tsx";

interface ReportThanksProps {
  readonly number: number;
  readonly isOwn: boolean | undefined;
  readonly onClose: () => void;
}

/** Thanks for a report, and what happens next. It takes the focus, so that it is read out. */
export function ReportThanks({ number, isOwn, onClose }: ReportThanksProps) {
  const t = useTexts("report");
  const thanks = useRef<HTMLDivElement>(null);
  useEffect(() => thanks.current?.focus(), []);
  return (
    <div ref={thanks} tabIndex={-1}>
      <p>{t("thanks", { number, thanks: (text) => <strong>{text}</strong> })}</p>
      <p>{t(isOwn ? "whatNextOfOwn" : "whatNext")}</p>
      <FormButtons>
        <Button h={44} onClick={onClose}>
          {t("done")}
        </Button>
      </FormButtons>
    </div>
  );
}
