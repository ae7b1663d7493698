import type { reciters as english } from "../en/reciters.ts";

export const reciters: Readonly<Record<keyof typeof english, string>> = {
  alafasy: "মিশারী রাশিদ আল-আফাসী",
  husary: "মাহমুদ খলিল আল-হুসারী",
  abdulBasit: "আব্দুল বাসিত আব্দুস সামাদ",
  minshawi: "মুহাম্মাদ সিদ্দিক আল-মিনশাবী",
  sudais: "আব্দুর রহমান আস-সুদাইস",
};
