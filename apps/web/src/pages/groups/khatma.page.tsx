import * as webPaths from "@daily-quran/domain/web-paths";
import { useEffect } from "react";
import { useLocation, useMatch, useNavigate, useSearchParams } from "react-router-dom";
import { useUserOrVisitor } from "../../features/auth/use-user-or-visitor.ts";
import { KhatmaScreen } from "../../features/khatma/khatma-screen.tsx";
import { OwnKhatmas } from "../../features/khatma/own-khatmas.tsx";
import { keepKeys, keysOfHash } from "../../features/khatma/khatma-keys.ts";
import { Display } from "../../features/preferences/display.tsx";
import { idOfAddress } from "../../lib/id-of-address.ts";
import { PageHead } from "../../lib/page-head.tsx";
import { TrpcProvider } from "../../reader/server/trpc.tsx";
import { ShareReading } from "../../reading/share-reading.tsx";
import { ReadingPageSettings } from "../../reading/reading-page-settings.tsx";
import { useTexts } from "../../texts/use-texts.ts";
import frame from "../../ui/page-frame.module.css";
import { Loading } from "../../ui/status/loading.tsx";
import { NeedsScript } from "../../ui/status/needs-script.tsx";

/** A khatma, the reading of one of its shares, or the place where a code is typed. */
export function KhatmaPage() {
  return (
    <TrpcProvider>
      <Display>
        <ReadingPageSettings />
        <div className={frame.page}>
          <KhatmaOfAddress />
        </div>
      </Display>
    </TrpcProvider>
  );
}

function KhatmaOfAddress() {
  const t = useTexts("khatma");
  const { data: user, error } = useUserOrVisitor();
  const address = useMatch(webPaths.khatma)?.params.khatmaId;
  const share = Number(useSearchParams()[0].get("share"));
  const khatmaId = idOfAddress(address);
  const isKept = useKeyOfAddress(khatmaId);
  const isSignedIn = Boolean(user);
  if (!isKept || (user === undefined && !error))
    return (
      <NeedsScript what={t("needs")}>
        {/* A preview of the link cannot know more: the secret stands behind `#`. */}
        <PageHead
          title={t(Number.isNaN(khatmaId) ? "ownHead" : "linkHead")}
          description={t("description")}
          picture="khatma"
        />
        <Loading text={t("loading")} />
      </NeedsScript>
    );
  if (Number.isNaN(khatmaId)) return <OwnKhatmas isSignedIn={isSignedIn} />;
  const Shown = share > 0 ? ShareReading : KhatmaScreen;
  return <Shown khatmaId={khatmaId} n={share} isSignedIn={isSignedIn} />;
}

/** Keeps the secret of a link, which stands behind `#`, and takes it out of the address. */
function useKeyOfAddress(khatmaId: number): boolean {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const hasKey = keysOfHash(hash) !== undefined;
  useEffect(() => {
    const keys = keysOfHash(hash);
    if (!keys || Number.isNaN(khatmaId)) return;
    keepKeys(khatmaId, keys);
    void navigate(pathname + search, { replace: true });
  }, [hash, khatmaId, navigate, pathname, search]);
  return !hasKey;
}
