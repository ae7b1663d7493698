// Apart from the other paths of the API, so that the home page does not load them.

export const practice = "/api/schedule/{day}/practice";
export const practiceAnswers = "/api/schedule/{day}/practice/answers";

/** The path of a day's practice with its answers, in a language. */
export const answeredPracticePath = (day: number, language: string): string =>
  `${practiceAnswers.replace("{day}", String(day))}?language=${language}`;
