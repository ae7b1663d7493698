import { useState } from "react";
import { keepDraft, readDraft } from "../../lib/storage/drafts.ts";
import { shownUser } from "../server/session-hint.ts";

/** What the names of a person's drafts begin with. */
export const draftsOf = (user: number | null): string => `${user ?? "visitor"} `;

/** What was typed into a form and not sent. */
interface Draft<T> {
  /** What the form begins with, where it was closed unsent. */
  readonly typed: T | undefined;
  readonly keep: (values: T) => void;
  readonly forget: () => void;
}

/**
 * Keeps what is typed into a form until it is sent, for its writer alone; `blank` is what the form has before, of all
 * that is kept.
 * A form of another name is another component.
 */
export function useDraft<T extends object>(form: string, blank: T): Draft<T> {
  const [name] = useState(() => draftsOf(shownUser()) + form);
  const [typed] = useState(() => readDraft(name, blank));
  return {
    typed,
    keep(values) {
      const kept = Object.keys(blank).map((part) => [part, Reflect.get(values, part)] as const);
      const isBlank = JSON.stringify(kept) === JSON.stringify(Object.entries(blank));
      keepDraft(name, isBlank ? undefined : Object.fromEntries(kept));
    },
    forget: () => keepDraft(name, undefined),
  };
}
