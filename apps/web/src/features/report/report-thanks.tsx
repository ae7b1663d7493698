import { Button } from "@mantine/core";
import "@mantine/core/styles/Button.layer.css";
import { useEffect, useRef } from "react";
import { FormButtons } from "../../ui/form-layout.tsx";

interface ReportThanksProps {
  readonly number: number;
  readonly onClose: () => void;
}

/** Thanks for a report, and what happens next. It takes the focus, so that it is read out. */
export function ReportThanks({ number, onClose }: ReportThanksProps) {
  const thanks = useRef<HTMLDivElement>(null);
  useEffect(() => thanks.current?.focus(), []);
  return (
    <div ref={thanks} tabIndex={-1}>
      <p>
        <strong>Thank you.</strong> Your report is number {number}.
      </p>
      <p>
        The people who run this site will compare the text with its source. If it is a mistake, it
        is corrected for everyone. Nothing about you was kept, so nobody can write back to you.
      </p>
      <FormButtons>
        <Button h={44} onClick={onClose}>
          Done
        </Button>
      </FormButtons>
    </div>
  );
}
