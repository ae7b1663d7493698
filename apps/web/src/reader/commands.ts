import { useEffect } from "react";

/** What a mounted part of the page does for others, which do not know it. */
interface Commands {
  /** Plays or pauses a verse, by its key (`2:255`). */
  readonly playVerse: (verse: string) => void;
  /** Analytics' own: counts that a verse is played or paused. */
  readonly countVerse: (verse: string) => void;
  /** Says which day of the plan is read here, and which its reader is at. */
  readonly openDay: () => { readonly day: number; readonly currentDay: number };
  /** Marks the portion of an own plan that is read here, or takes the mark back. */
  readonly markPortion: () => Promise<void>;
  /** Chooses the translation after the one that is shown; its name. */
  readonly nextTranslation: () => string;
}

/** What can be done on the page as it is now. */
export const commands: { -readonly [Name in keyof Commands]?: Commands[Name] } = {};

/** Does what a command says while the component is mounted; of two the later one does it. */
export function useCommand<Name extends keyof Commands>(name: Name, does: Commands[Name]): void {
  useEffect(() => {
    commands[name] = does;
    return () => {
      if (commands[name] === does) delete commands[name];
    };
  });
}
