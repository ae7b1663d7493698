import * as webPaths from "@daily-quran/domain/web-paths";
import { useLocation, useNavigate } from "react-router-dom";
import { ResetScreen } from "../../features/auth/reset-screen.tsx";
import { useHydrated } from "../../lib/use-hydrated.ts";
import { TrpcProvider } from "../../reader/server/trpc.tsx";

/** The token is in the URL fragment, which browsers do not send. */
export function ResetPage() {
  const { hash } = useLocation();
  const isHydrated = useHydrated();
  const navigate = useNavigate();
  return (
    <TrpcProvider>
      <ResetScreen
        // Without what a sentence puts behind a link.
        token={isHydrated ? /[\w-]*/.exec(hash.slice(1))?.[0] : undefined}
        onDone={() => void navigate(webPaths.home, { replace: true })}
      />
    </TrpcProvider>
  );
}
