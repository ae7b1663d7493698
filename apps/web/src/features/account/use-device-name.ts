import { useTexts } from "../../texts/use-texts.ts";

/** Names a browser; the server does so in English: `Firefox on Windows`, or the browser alone. */
export function useDeviceName(): (device: string | undefined) => string {
  const t = useTexts("account");
  return (device) => {
    if (device === undefined) return t("unknownBrowser");
    const [browser = device, system] = device.split(" on ", 2);
    return system === undefined ? browser : t("browserOn", { browser, system });
  };
}
