import { Button } from "@mantine/core";
import "@mantine/core/styles/Button.layer.css";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useReadersEditions } from "../../reader/editions/tafseer-of-language.ts";
import { failureText } from "../../reader/server/failure.ts";
import { useFormats } from "../../texts/use-formats.ts";
import { useTexts } from "../../texts/use-texts.ts";
import { FormFailure } from "../../ui/forms/form-layout.tsx";
import classes from "../../ui/device-section.module.css";
import {
  loadWholeText,
  measureWholeText,
  removeWholeText,
  type WholeText,
  wholeTextOnDevice,
} from "./load-whole-text.ts";

const QUERY = ["device"];

interface Loading {
  readonly bytes: number;
  readonly ending: AbortController;
}

/** What is on this device for reading without a network and how large it is; the whole text on request. */
export function DeviceStorage() {
  const t = useTexts("file");
  const { number } = useFormats();
  const choices = useReadersEditions();
  const stored = useQuery({
    queryKey: QUERY,
    queryFn: async () => ({
      ...(await wholeTextOnDevice()),
      used: (await navigator.storage?.estimate?.())?.usage,
    }),
    meta: { ownsError: true },
    gcTime: 0,
  });
  const [wanted, setWanted] = useState<WholeText>();
  const [loading, setLoading] = useState<Loading>();
  const [failure, setFailure] = useState<string>();
  const ending = loading?.ending;
  useEffect(() => () => ending?.abort(), [ending]);

  const during = (act: () => Promise<void>) => () => {
    setFailure(undefined);
    act()
      .catch((error: unknown) => setFailure(t("wholeFailed", { why: failureText(error) })))
      .finally(() => {
        setLoading(undefined);
        void stored.refetch();
      });
  };
  const load = async (whole: WholeText) => {
    const begun = new AbortController();
    setLoading({ bytes: 0, ending: begun });
    const onBytes = (bytes: number) => setLoading({ bytes, ending: begun });
    try {
      await navigator.storage?.persist?.();
      await loadWholeText(whole, { signal: begun.signal, onBytes });
      setWanted(undefined);
    } catch (error) {
      if (!begun.signal.aborted) throw error;
    }
  };
  const size = (bytes: number) => ({ size: number(Math.round(bytes / 100_000) / 10) });
  const { isWhole = false, bytes = 0, used } = stored.data ?? {};
  return (
    <section className={classes.file}>
      <h2>{t("deviceTitle")}</h2>
      <p>{t("deviceWhat")}</p>
      {used !== undefined && <p>{t("deviceUsed", size(used))}</p>}
      <FormFailure text={failure} />
      <output>
        {isWhole && t("wholeHere", size(bytes))}
        {wanted && !loading && t("wholeSize", size(wanted.bytes))}
      </output>
      {wanted && loading && (
        <progress aria-label={t("wholeLoading")} max={wanted.bytes} value={loading.bytes} />
      )}
      <div className={classes.buttons}>
        {loading ? (
          <Act text={t("wholePause")} onClick={() => loading.ending.abort()} />
        ) : (
          <>
            {!isWhole && !wanted && (
              <Act
                text={t("wholeMeasure")}
                onClick={during(async () => setWanted(await measureWholeText(choices)))}
              />
            )}
            {wanted && (
              <Act
                text={t(bytes ? "wholeGoOn" : "wholeLoad")}
                onClick={during(() => load(wanted))}
              />
            )}
            {bytes > 0 && <Act text={t("wholeRemove")} onClick={during(removeWholeText)} />}
          </>
        )}
      </div>
    </section>
  );
}

const Act = ({ text, onClick }: { readonly text: string; readonly onClick: () => void }) => (
  <Button h={44} variant="default" onClick={onClick}>
    {text}
  </Button>
);
