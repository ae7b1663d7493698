import { useTexts } from "../texts/use-texts.ts";
import { failureText } from "./server/failure.ts";
import { useSiteSettings } from "./site-settings.ts";

/** Whether this page can use passkeys: they are of the site's own address, by name. */
export const mayUsePasskeys = (publicUrl: string): boolean =>
  "PublicKeyCredential" in window &&
  window.location.origin === new URL(publicUrl).origin &&
  !/^(?:[\d.]+|\[.*\])$/.test(window.location.hostname);

/** What browsers throw, by the name of the error. */
const FAULTS: Readonly<Record<string, "cancelled" | "isThere" | "otherSite" | "notAble">> = {
  NotAllowedError: "cancelled",
  AbortError: "cancelled",
  InvalidStateError: "isThere",
  SecurityError: "otherSite",
  ConstraintError: "notAble",
  NotSupportedError: "notAble",
};

/** Says why a passkey was not made or used: by the browser, or as the server said. */
export function usePasskeyFault(): (error: unknown, fallback: string) => string {
  const t = useTexts("passkeys");
  const { publicUrl } = useSiteSettings();
  return (error, fallback) => {
    const thrown = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    const fault = thrown instanceof Error ? FAULTS[thrown.name] : undefined;
    if (fault === "otherSite") return t(fault, { address: publicUrl });
    return fault ? t(fault) : failureText(error, fallback);
  };
}
