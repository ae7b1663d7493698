import { useEffect } from "react";
import { useLocation } from "react-router-dom";

/**
 * Tells the service worker which page is open: one that was reached within the app, or opened before there was
 * a worker, has not asked for its document.
 */
export function useKeptPage(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    if (!("serviceWorker" in navigator)) return;
    // With the language, which the router's path has not.
    const opened = window.location.pathname;
    void navigator.serviceWorker.ready.then(({ active }) => active?.postMessage(opened));
  }, [pathname]);
}
