import { Suspense, useEffect, useState } from "react";
import { lazyPart } from "../../lib/lazy-part.ts";
import { OPEN_SEARCH } from "./open-search.ts";

const SearchDialog = lazyPart(
  "search",
  async () => (await import("./search-dialog.tsx")).SearchDialog,
);

/** The search, loaded when it is first opened. */
export function LaterSearch() {
  const [isWanted, setWanted] = useState(false);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const open = () => {
      setWanted(true);
      setOpen(true);
    };
    window.addEventListener(OPEN_SEARCH, open);
    return () => window.removeEventListener(OPEN_SEARCH, open);
  }, []);
  return isWanted ? (
    <Suspense>
      <SearchDialog opened={isOpen} onClose={() => setOpen(false)} />
    </Suspense>
  ) : null;
}
