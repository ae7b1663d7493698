import { Button } from "@mantine/core";
import "@mantine/core/styles/Button.layer.css";
import { IconCheck, IconCopy } from "@tabler/icons-react";
import { useState } from "react";
import { useTexts } from "../../../texts/use-texts.ts";
import { TextField } from "../../../ui/fields/text-field.tsx";
import classes from "./invites.module.css";

/** A link to copy; it can be selected where the clipboard is denied. */
export function CopyLink({ url }: { readonly url: string }) {
  const t = useTexts("members");
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(url);
    setCopied(true);
  };
  const Icon = copied ? IconCheck : IconCopy;
  return (
    <div
      className={classes.link}
      // In a phone's dialog it would open below the visible part.
      ref={(element) => element?.scrollIntoView?.({ block: "nearest" })}
    >
      <TextField
        label={t("inviteLink")}
        description={t("inviteLinkHint")}
        readOnly
        value={url}
        onFocus={(event) => event.currentTarget.select()}
        className={classes.url ?? ""}
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
