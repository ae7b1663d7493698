import { folderUrlOf, reciterFolder, recitersAt } from "@daily-quran/domain/recitation/reciters";
import { numbersOf } from "@daily-quran/quran/parts";
import { parsePlanDay } from "@daily-quran/reading-schedule/plan-day";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useSearchParams } from "react-router-dom";
import { useStoredValue } from "../../../lib/storage/use-stored-value.ts";
import { storedValue } from "../../../lib/storage/storage.ts";
import { useHydrated } from "../../../lib/use-hydrated.ts";
import { useReadersDay } from "../../../reader/day/use-readers-day.ts";
import { KeepOnDevice, ON_DEVICE, Remove, useMegabytes } from "../../../reader/keep-on-device.tsx";
import { KeepFault } from "../../../reader/keeping.ts";
import { useSiteSettings } from "../../../reader/site-settings.ts";
import { useSurahNames } from "../../../reader/surah-names.ts";
import { useFormats } from "../../../texts/use-formats.ts";
import { useTexts } from "../../../texts/use-texts.ts";
import { SwitchField } from "../../../ui/fields/switch-field.tsx";
import { LabelledSelect } from "../../../ui/forms/labelled-select.tsx";
import classes from "../../../ui/device-section.module.css";
import { audioReciter } from "../audio-preferences.ts";
import { ReciterField } from "../reciter-field.tsx";
import {
  STORED_DAYS,
  keepRecitation,
  listRecitations,
  measureRecitation,
  type Recited,
  removeRecitation,
} from "./keep-recitation.ts";

/** Whether nothing is recited onto the device but on Wi-Fi, where the browser says what it is on. */
const onWifiAlone = storedValue<boolean>("recitations-wifi", true, (value) =>
  typeof value === "boolean" ? value : undefined,
);

const networkKind = (): string | undefined =>
  (navigator as { readonly connection?: { readonly type?: string } }).connection?.type;

/** The recitations on this device; a day's, a week's or a surah's on request. */
export function Recitations() {
  const t = useTexts("device");
  const megabytes = useMegabytes();
  const nameOfSurah = useSurahNames();
  const nameOfReciter = useTexts("reciters");
  const { number } = useFormats();
  const { audioBaseUrl } = useSiteSettings();
  const [reciter] = useStoredValue(audioReciter);
  const [isWifiAlone, setWifiAlone] = useStoredValue(onWifiAlone);
  const [params] = useSearchParams();
  const today = useReadersDay()?.day ?? 1;
  // The end of any day leads here; the server renders one page for all.
  const asked = useHydrated() ? params.get("day") : null;
  const day = parsePlanDay(asked ?? "") ?? today;
  const [chosen, choose] = useState("day");
  const { data: { kept = [], network } = {} } = useQuery({
    queryKey: [ON_DEVICE, "recitations"],
    queryFn: async () => ({ kept: await listRecitations(), network: networkKind() ?? "" }),
    meta: { ownsError: true },
    gcTime: 0,
  });
  const recited: Recited =
    chosen === "day" || chosen === "week"
      ? { kind: chosen, number: day }
      : { kind: "surah", number: Number(chosen) };
  const folderUrl = folderUrlOf(audioBaseUrl, reciter);
  const nameOf = ({ kind, number: of }: Recited) =>
    kind === "surah" ? `${number(of)}. ${nameOfSurah(of)}` : t(kind, { day: of });
  const reciterOf = (url: string) => {
    const known = recitersAt(url).find(({ folder }) => folder === reciterFolder(url, null));
    return known ? nameOfReciter(known.name) : "";
  };
  const onNetworkWanted = async <Result,>(act: () => Promise<Result>): Promise<Result> => {
    if (isWifiAlone && networkKind() === "cellular") throw new KeepFault("wifiOnly");
    return await act();
  };
  return (
    <section className={classes.file}>
      <h2>{t("recitationsTitle")}</h2>
      <p>{t("recitationsWhat", { days: STORED_DAYS })}</p>
      {kept.length > 0 && (
        <ul className={classes.list}>
          {kept.map((one) => (
            <li key={one.key}>
              <span>
                {nameOf(one)}
                <small>
                  {[reciterOf(one.folderUrl), t("megabytes", megabytes(one.bytes))]
                    .filter(Boolean)
                    .join(" · ")}
                </small>
              </span>
              <Remove text={t("remove")} act={() => removeRecitation(one)} />
            </li>
          ))}
        </ul>
      )}
      <div className={classes.fields}>
        <LabelledSelect label={t("what")} value={chosen} onChange={choose}>
          {(["day", "week"] as const).map((kind) => (
            <option key={kind} value={kind}>
              {t(kind, { day })}
            </option>
          ))}
          {numbersOf("surah").map((surah) => (
            <option key={surah} value={surah}>
              {nameOf({ kind: "surah", number: surah })}
            </option>
          ))}
        </LabelledSelect>
        <ReciterField />
      </div>
      {network && (
        <SwitchField
          label={t("wifi")}
          checked={isWifiAlone}
          onChange={(event) => setWifiAlone(event.currentTarget.checked)}
        />
      )}
      <KeepOnDevice
        key={`${chosen} ${folderUrl}`}
        ask={t("recitationMeasure")}
        load={t("load")}
        end={t("end")}
        loading={t("recitationLoading")}
        measure={() => onNetworkWanted(() => measureRecitation(recited, folderUrl))}
        keep={(wanted, following) => onNetworkWanted(() => keepRecitation(wanted, following))}
        failed={(why) => t("recitationFailed", { why })}
      />
    </section>
  );
}
