import { Button } from "../buttons/button.tsx";
import { IconCheck, IconCopy, IconShare } from "@tabler/icons-react";
import { useState } from "react";
import { canCopy, copyText, type HandedOn, shareOrCopy } from "../../lib/hand-on.ts";
import { useTexts } from "../../texts/use-texts.ts";
import classes from "./copy-field.module.css";
import { TextField } from "../fields/text-field.tsx";

interface CopyFieldProps {
  readonly label: string;
  readonly description: string;
  readonly value: string;
  /** Goes before the value to the device's sheet, where there is one; without it there is no such button. */
  readonly sharedText?: string;
  /** Whether it was there from the start: what comes later in a phone's dialog would open below what is seen. */
  readonly isThere?: boolean;
}

/** A text to copy, in view at once; it can be selected where the clipboard is denied. */
export function CopyField(props: CopyFieldProps) {
  const { label, description, value, sharedText, isThere = false } = props;
  const t = useTexts("controls");
  const [copied, setCopied] = useState(false);
  const say = (handed: Promise<HandedOn>) =>
    void handed.then((done) => setCopied(done === "copied"));
  const Icon = copied ? IconCheck : IconCopy;
  return (
    <div
      className={classes.copy}
      ref={(element) => {
        if (!isThere) element?.scrollIntoView?.({ block: "nearest" });
      }}
    >
      <TextField
        label={label}
        description={description}
        readOnly
        value={value}
        onFocus={(event) => event.currentTarget.select()}
        className={classes.value ?? ""}
      />
      {sharedText !== undefined && "share" in navigator && (
        <Button
          leftSection={<IconShare aria-hidden size={18} />}
          onClick={() => say(shareOrCopy({ title: sharedText, text: sharedText, url: value }))}
        >
          {t("share")}
        </Button>
      )}
      {canCopy() && (
        <Button leftSection={<Icon aria-hidden size={18} />} onClick={() => say(copyText(value))}>
          {t(copied ? "copied" : "copy")}
        </Button>
      )}
    </div>
  );
}
