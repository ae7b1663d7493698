import * as webPaths from "@daily-quran/domain/web-paths";
import { useEffect } from "react";
import { useLocation, useMatch, useNavigate, useSearchParams } from "react-router-dom";
import { useUserIfAny } from "../../features/auth/use-user.ts";
import { KhatmaScreen } from "../../features/khatma/khatma-screen.tsx";
import { OwnKhatmas } from "../../features/khatma/own-khatmas.tsx";
import { keepKey } from "../../features/khatma/use-khatma.ts";
import { Display } from "../../features/preferences/display.tsx";
import { idOfAddress } from "../../lib/id-of-address.ts";
import { useHydrated } from "../../lib/use-hydrated.ts";
import { TrpcProvider } from "../../reader/server/trpc.tsx";
import { ShareReading } from "../../reading/share-reading.tsx";
import { ReadingPageSettings } from "../../reading/reading-page-settings.tsx";
import { useTexts } from "../../texts/use-texts.ts";
import frame from "../../ui/page-frame.module.css";
import { Loading } from "../../ui/status/loading.tsx";
import { NeedsScript } from "../../ui/status/needs-script.tsx";

/** A khatma, the reading of one of its shares, or the place where a code is typed. */
export function KhatmaPage() {
  const t = useTexts("khatma");
  const isHydrated = useHydrated();
  const user = useUserIfAny();
  const address = useMatch(webPaths.khatma)?.params.khatmaId;
  const share = Number(useSearchParams()[0].get("share"));
  const khatmaId = idOfAddress(address);
  const isKept = useKeyOfAddress(khatmaId);
  const isSignedIn = Boolean(user);
  return (
    <TrpcProvider>
      <Display>
        <ReadingPageSettings />
        <div className={frame.page}>
          {!isHydrated || !isKept || user === undefined ? (
            <NeedsScript what={t("needs")}>
              <Loading text={t("loading")} />
            </NeedsScript>
          ) : Number.isNaN(khatmaId) ? (
            <OwnKhatmas isSignedIn={isSignedIn} />
          ) : share > 0 ? (
            <ShareReading khatmaId={khatmaId} n={share} isSignedIn={isSignedIn} />
          ) : (
            <KhatmaScreen khatmaId={khatmaId} isSignedIn={isSignedIn} />
          )}
        </div>
      </Display>
    </TrpcProvider>
  );
}

/** Keeps the secret of a link, which stands behind `#`, and takes it out of the address. */
function useKeyOfAddress(khatmaId: number): boolean {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const key = /^#([\w-]{43})/.exec(hash)?.[1];
  useEffect(() => {
    if (key === undefined || Number.isNaN(khatmaId)) return;
    keepKey(khatmaId, key);
    void navigate(pathname + search, { replace: true });
  }, [key, khatmaId, navigate, pathname, search]);
  return key === undefined;
}
