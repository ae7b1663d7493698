import { notifyManager, useQueryClient } from "@tanstack/react-query";
import { use, useEffect, useEffectEvent } from "react";
import { anotherSignedIn } from "../../reader/server/session-hint.ts";
import { useTexts } from "../../texts/use-texts.ts";
import { ToastContext } from "../../ui/toasts/use-toasts.ts";
import { forgetData } from "./forget-data.ts";
import { userQuery } from "./use-user.ts";

/** The page shows whose cookie it is once a write of the user that it showed was refused, and says what it was. */
export function useUserFromRefusal(): void {
  const t = useTexts("notices");
  const queryClient = useQueryClient();
  const toasts = use(ToastContext);
  const onRefusal = useEffectEvent(() => {
    const description = anotherSignedIn.get()?.message ?? "";
    // The form that sent it may have said so already.
    if (!toasts.get().some((toast) => toast.open && toast.description === description))
      toasts.show({ title: t("error"), description, variant: "destructive" });
    forgetData(queryClient);
    void queryClient.resetQueries({ queryKey: userQuery.queryKey });
  });
  useEffect(() => anotherSignedIn.subscribe(() => notifyManager.schedule(() => onRefusal())), []);
}
