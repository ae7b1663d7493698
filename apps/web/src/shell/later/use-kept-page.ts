import { useEffect } from "react";
import { useHref, useLocation } from "react-router-dom";

/**
 * Tells the service worker which page is open: one that was reached within the app, or opened before there was
 * a worker, has not asked for its document.
 */
export function useKeptPage(): void {
  const { pathname } = useLocation();
  // With the language, which the router's path has not.
  const opened = useHref(pathname);
  useEffect(() => {
    if (!("serviceWorker" in navigator)) return;
    const { ready } = navigator.serviceWorker;
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- of a window, not of a worker
    void ready.then(({ active }) => active?.postMessage(opened));
  }, [opened]);
}
