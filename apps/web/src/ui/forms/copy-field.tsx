import { Button } from "@mantine/core";
import "@mantine/core/styles/Button.layer.css";
import { IconCheck, IconCopy } from "@tabler/icons-react";
import { useState } from "react";
import { useTexts } from "../../texts/use-texts.ts";
import classes from "./copy-field.module.css";
import { TextField } from "../fields/text-field.tsx";

interface CopyFieldProps {
  readonly label: string;
  readonly description: string;
  readonly value: string;
}

/** A text to copy, in view at once; it can be selected where the clipboard is denied. */
export function CopyField({ label, description, value }: CopyFieldProps) {
  const t = useTexts("controls");
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(value);
    setCopied(true);
  };
  const Icon = copied ? IconCheck : IconCopy;
  return (
    <div
      className={classes.copy}
      // In a phone's dialog it would open below the visible part.
      ref={(element) => element?.scrollIntoView?.({ block: "nearest" })}
    >
      <TextField
        label={label}
        description={description}
        readOnly
        value={value}
        onFocus={(event) => event.currentTarget.select()}
        className={classes.value ?? ""}
      />
      {/* The clipboard is there on https and on one's own machine only. */}
      {navigator.clipboard && (
        <Button
          h={44}
          leftSection={<Icon aria-hidden size={18} />}
          onClick={() => void copy().catch(() => setCopied(false))}
        >
          {t(copied ? "copied" : "copy")}
        </Button>
      )}
    </div>
  );
}
