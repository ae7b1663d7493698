import { type ComponentType, useEffect, useEffectEvent, useState } from "react";
import { logFailure } from "../../lib/failure-log.ts";
import { withTexts } from "../../lib/lazy-part.ts";
import { useTexts } from "../../texts/use-texts.ts";
import { useShowToast } from "../../ui/toasts/use-toasts.ts";
import { OPEN_SEARCH } from "./open-search.ts";
import type { SearchDialogProps } from "./search-dialog.tsx";

const loadDialog = async () => (await import("./search-dialog.tsx")).SearchDialog;

/** The search, loaded when it is first opened. */
export function LaterSearch() {
  const t = useTexts("notices");
  const showToast = useShowToast();
  const [SearchDialog, setDialog] = useState<ComponentType<SearchDialogProps>>();
  const [isOpen, setOpen] = useState(false);
  const open = useEffectEvent(async () => {
    setOpen(true);
    try {
      const dialog = await withTexts(loadDialog);
      setDialog(() => dialog);
    } catch (error) {
      logFailure("search", error);
      showToast({ title: t("error"), description: t("unreachable"), variant: "destructive" });
    }
  });
  useEffect(() => {
    const listener = () => void open();
    window.addEventListener(OPEN_SEARCH, listener);
    return () => window.removeEventListener(OPEN_SEARCH, listener);
  }, []);
  return SearchDialog ? <SearchDialog opened={isOpen} onClose={() => setOpen(false)} /> : null;
}
