import { useEffect } from "react";
import { createPortal } from "react-dom";
import { onReturn } from "../../lib/on-return.ts";
import { endLeftSession } from "../../reader/server/left-session.ts";
import { useTexts } from "../../texts/use-texts.ts";
import classes from "./left-session-line.module.css";

const RETRY_MS = 5000;

/** Says in the header that a session is not over yet, and ends it once the server can be reached. */
export function LeftSessionLine({ header }: { readonly header: Element | null }) {
  const t = useTexts("leaving");
  useEffect(() => {
    const end = () => void endLeftSession();
    end();
    const timer = setInterval(end, RETRY_MS);
    const leave = onReturn(end);
    window.addEventListener("online", end);
    return () => {
      clearInterval(timer);
      leave();
      window.removeEventListener("online", end);
    };
  }, []);
  const line = <output className={classes.line}>{t("left")}</output>;
  return header && createPortal(line, header);
}
