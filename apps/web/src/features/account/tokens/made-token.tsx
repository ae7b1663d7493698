import type { NewAccessToken } from "@daily-quran/domain/account/access-token";
import { Button } from "@mantine/core";
import "@mantine/core/styles/Button.layer.css";
import { useTexts } from "../../../texts/use-texts.ts";
import { CopyField } from "../../../ui/forms/copy-field.tsx";
import classes from "./tokens.module.css";

interface MadeTokenProps {
  readonly token: NewAccessToken;
  readonly onDone: () => void;
}

/** A new token's secret, which is shown this once. */
export function MadeToken({ token: { name, token }, onDone }: MadeTokenProps) {
  const t = useTexts("tokens");
  return (
    <div className={classes.made}>
      <CopyField label={t("token", { name })} description={t("tokenHint")} value={token} />
      <Button h={44} variant="default" onClick={onDone}>
        {t("done")}
      </Button>
    </div>
  );
}
