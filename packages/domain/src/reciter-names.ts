import type { ReaderLanguage } from "./language.ts";
import type { Reciter } from "./reciters.ts";

/** The reciters' names, by their keys; apart from the reciters, which pages load first. */
export const RECITER_NAMES: Readonly<
  Record<Reciter["name"], Readonly<Record<ReaderLanguage, string>>>
> = {
  alafasy: { en: "Mishary Rashid Alafasy", bn: "মিশারী রাশিদ আল-আফাসী" },
  husary: { en: "Mahmoud Khalil Al-Husary", bn: "মাহমুদ খলিল আল-হুসারী" },
  abdulBasit: { en: "Abdul Basit Abdus Samad", bn: "আব্দুল বাসিত আব্দুস সামাদ" },
  minshawi: { en: "Mohamed Siddiq Al-Minshawi", bn: "মুহাম্মাদ সিদ্দিক আল-মিনশাবী" },
  sudais: { en: "Abdur-Rahman As-Sudais", bn: "আব্দুর রহমান আস-সুদাইস" },
};
