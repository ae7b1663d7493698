/**
 * Calls back when the page returns to the reader: its tab shown again, or the page taken from the
 * back/forward cache.
 */
export function onReturn(listener: () => void): () => void {
  const onVisibility = () => {
    if (document.visibilityState === "visible") listener();
  };
  document.addEventListener("visibilitychange", onVisibility);
  window.addEventListener("pageshow", listener);
  return () => {
    document.removeEventListener("visibilitychange", onVisibility);
    window.removeEventListener("pageshow", listener);
  };
}
