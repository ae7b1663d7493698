import type { Content } from "./content.ts";
import { isStaleLibrary } from "./library.ts";
import type { ReadyDocument } from "./ready-document.ts";
import type { WantedEditions } from "./wanted-editions.ts";

/** The current content: it can be replaced as a whole while requests are served from it. */
export interface LiveContent extends Content {
  replace(content: Content): void;
}

/** Reads within one turn of the event loop see one snapshot. `renew` replaces one whose texts are gone. */
export function liveContent(first: Content, renew: () => Promise<void>): LiveContent {
  let current = first;
  const again = async (day: number, wanted?: WantedEditions): Promise<ReadyDocument> => {
    await renew();
    return await current.reading(day, wanted);
  };
  return {
    replace: (content) => {
      if (content.search !== current.search) current.search.leave();
      current = content;
    },
    snapshot: () => current,
    get version() {
      return current.version;
    },
    schedule: (day) => current.schedule(day),
    parseSchedule: (day) => current.parseSchedule(day),
    get editions() {
      return current.editions;
    },
    get surahs() {
      return current.surahs;
    },
    get words() {
      return current.words;
    },
    get quizBank() {
      return current.quizBank;
    },
    get verses() {
      return current.verses;
    },
    searchTexts: () => current.searchTexts(),
    get search() {
      return current.search;
    },
    reading: (day, wanted, inTurn) => {
      const document = current.reading(day, wanted, inTurn);
      if (!(document instanceof Promise)) return document;
      return document.catch((error: unknown) => {
        if (isStaleLibrary(error)) return again(day, wanted);
        throw error;
      });
    },
    textsOn: (id, ranges) => current.textsOn(id, ranges),
    wholeText: (id) => current.wholeText(id),
    parseReading: (day) => current.parseReading(day),
    derived: (key, make, inTurn) => {
      const document = current.derived(key, make, inTurn);
      if (!(document instanceof Promise)) return document;
      return document.catch(async (error: unknown) => {
        if (!isStaleLibrary(error)) throw error;
        await renew();
        return await current.derived(key, make);
      });
    },
  };
}
