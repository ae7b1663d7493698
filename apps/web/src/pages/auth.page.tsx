import * as webPaths from "@daily-quran/domain/web-paths";
import { Navigate, useLocation } from "react-router-dom";
import { AuthScreen } from "../features/auth/auth-screen.tsx";
import { nextPath } from "../features/auth/next-path.ts";
import { useUserIfAny } from "../features/auth/use-user.ts";
import { TrpcProvider } from "../reader/trpc.tsx";

/** Signs in or up, then continues to the page that the user wanted. */
export function AuthPage() {
  const { search } = useLocation();
  const user = useUserIfAny();
  if (user) return <Navigate to={nextPath(search, webPaths.home)} replace />;
  return (
    <TrpcProvider>
      <AuthScreen />
    </TrpcProvider>
  );
}
