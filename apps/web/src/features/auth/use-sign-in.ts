import { addressIn, type Language } from "@daily-quran/domain/language";
import type { User } from "@daily-quran/domain/account/user";
import * as webPaths from "@daily-quran/domain/web-paths";
import { useQueryClient } from "@tanstack/react-query";
import { useLocation } from "react-router-dom";
import { sessionHint } from "../../reader/server/session-hint.ts";
import { useSiteSettings } from "../../reader/site-settings.ts";
import { trpc } from "../../reader/server/trpc.tsx";
import { useLanguage } from "../../texts/use-texts.ts";
import { languageAfterSignIn } from "./account-language.ts";
import { nextPath } from "./next-path.ts";
import { userQuery } from "./use-user.ts";

/** Sets the signed-in user and refetches their groups; loads the page anew in the account's language. */
export function useSignIn(): (user: User) => Promise<void> {
  const queryClient = useQueryClient();
  const utils = trpc.useUtils();
  const { language } = useLanguage();
  const { languages } = useSiteSettings();
  const goOnIn = useGoOnIn();
  return async (user) => {
    // A response from before the sign-in must not arrive after it.
    await queryClient.cancelQueries({ queryKey: userQuery.queryKey });
    const next = languageAfterSignIn(language, languages);
    const isHere = next === language;
    if (isHere) queryClient.setQueryData(userQuery.queryKey, user);
    sessionHint.set(user.id);
    await (isHere ? utils.group.invalidate() : goOnIn(next));
  };
}

/** Loads where a sign-in leads in another language; never resolves, as the document is left. */
function useGoOnIn(): (language: Language) => Promise<never> {
  const { pathname, search, hash } = useLocation();
  const isForm = pathname === webPaths.auth || pathname === webPaths.reset;
  const path = isForm ? nextPath(search, webPaths.home) : pathname + search + hash;
  return async (language) => {
    window.location.replace(addressIn(language, path));
    return await new Promise<never>(() => {});
  };
}
