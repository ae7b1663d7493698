import { useQuery } from "@tanstack/react-query";
import { useReadersEditions } from "../../reader/editions/tafseer-of-language.ts";
import { KeepOnDevice, ON_DEVICE, Remove, useMegabytes } from "../../reader/keep-on-device.tsx";
import { useTexts } from "../../texts/use-texts.ts";
import classes from "../../ui/device-section.module.css";
import { VERSES, WHOLE_TEXT } from "../../worker/cache-names.ts";
import { findIndex } from "../../worker/kept-text.ts";
import { loadWholeText, measureWholeText, sizeOfCache } from "./load-whole-text.ts";

/** What of the text is on this device, and how large it is; the whole text on request. */
export function DeviceStorage() {
  const t = useTexts("device");
  const megabytes = useMegabytes();
  const choices = useReadersEditions();
  const { data } = useQuery({
    queryKey: [ON_DEVICE, "text"],
    queryFn: async () => {
      const whole = await sizeOfCache(WHOLE_TEXT);
      return {
        days: await sizeOfCache(VERSES),
        whole,
        isWhole: whole.bytes > 0 && (await findIndex()) !== undefined,
        used: (await navigator.storage?.estimate?.())?.usage,
      };
    },
    meta: { ownsError: true },
    gcTime: 0,
  });
  const { whole, days, isWhole = false, used } = data ?? {};
  const hasPart = !!whole?.bytes;
  return (
    <>
      {!!used && <p>{t("used", megabytes(used))}</p>}
      <section className={classes.file}>
        <h2>{t("daysTitle")}</h2>
        <p>{t("daysWhat")}</p>
        {!!days?.entries && (
          <>
            <p>{t("daysHere", { count: days.entries, ...megabytes(days.bytes) })}</p>
            <Remove text={t("remove")} act={() => caches.delete(VERSES)} />
          </>
        )}
      </section>
      <section className={classes.file}>
        <h2>{t("wholeTitle")}</h2>
        <p>{t("wholeWhat")}</p>
        {isWhole ? (
          <>
            <p>{t("wholeHere")}</p>
            <Remove text={t("remove")} act={() => caches.delete(WHOLE_TEXT)} />
          </>
        ) : (
          <KeepOnDevice
            ask={t("wholeMeasure")}
            load={t(hasPart ? "goOn" : "load")}
            end={t("pause")}
            loading={t("wholeLoading")}
            measure={() => measureWholeText(choices)}
            keep={loadWholeText}
            failed={(why) => t("wholeFailed", { why })}
          >
            {hasPart && <Remove text={t("remove")} act={() => caches.delete(WHOLE_TEXT)} />}
          </KeepOnDevice>
        )}
      </section>
    </>
  );
}
