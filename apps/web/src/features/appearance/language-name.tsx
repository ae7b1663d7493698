import { LANGUAGE_FACTS, type ReaderLanguage } from "@daily-quran/quran/languages";

/** Names that are drawn: বাংলা in Hind Siliguri, as one word is not worth the 38 KB of its font. */
const DRAWN: Partial<Record<ReaderLanguage, string>> = {
  bn: "M10.9-11.5l-2.3 0l0 11.5l-1.5 0l-6.2-4.8l0-1.7q1.3-1.2 2.9-2.2q1.7-1 3.3-1.4l0-1.4l-7.5 0l0-1.3l11.3 0l0 1.3zM7.1-1.8l0-6.8q-2.5 .8-4.9 2.9l4.9 3.9zM16.2-11.5l-2.3 0l0 11.5l-1.5 0l0-9.9q0-.8-.3-1.2q-.3-.4-1-.4l-1 0l0-1.3l1 0q1 0 1.4 .8q-.1-.9-.1-1.9l0-.6l1.5 0l0 1.7l2.3 0l0 1.3zM16.8-10q0-1.2 .8-2.1q.9-.9 2.3-.9q1.3 0 2.2 .9q.9 .9 .9 2.1q0 1.3-.9 2.2q-.8 .8-2.2 .8q-1.4 0-2.3-.8q-.8-.9-.8-2.2zM21.5-10q0-.7-.4-1.2q-.5-.5-1.2-.5q-.8 0-1.2 .5q-.5 .5-.5 1.2q0 .8 .5 1.3q.4 .5 1.2 .5q.7 0 1.2-.5q.4-.5 .4-1.3zM16.8-4.7l0-1.7l6.7 4.8l0 1.6l-6.7-4.7zM36.7 0l-1.5 0l0-6.1q0-.8-.4-1.4q-.3-.6-1.2-.6q-1.7 0-1.7 2.5l0 .3l-1.5 0l0-.4q0-2.4-1.9-2.4q-.8 0-1.3 .6q-.5 .6-.5 1.6q0 1.1 .6 1.7q.6 .6 1.6 .6q.7 0 1.4-.1l0 1.3q-.7 .2-1.5 .2q-1.7 0-2.7-1q-1-1-1-2.7q0-1.5 .9-2.5q.9-1 2.4-1q1.1 0 1.8 .5q.7 .5 .9 1.4q.2-.9 .8-1.4q.7-.6 1.6-.6q1.1 0 1.7 .9l0-2.9l-11.5 0l0-1.3l15.3 0l0 1.3l-2.3 0l0 11.5zM44.3-11.5l-2.3 0l0 11.5l-1.5 0l0-9.9q0-.8-.3-1.2q-.3-.4-1-.4l-1 0l0-1.3l1 0q1 0 1.4 .8q-.1-.9-.1-1.9l0-.6l1.5 0l0 1.7l2.3 0l0 1.3z",
};

/** A language's own name, in its own letters. */
export function LanguageName({ language }: { readonly language: ReaderLanguage }) {
  const { name } = LANGUAGE_FACTS[language];
  const drawn = DRAWN[language];
  if (!drawn) return name;
  return (
    <svg role="img" aria-label={name} viewBox="0 -15 44 18" height="1.15em" fill="currentColor">
      <path d={drawn} />
    </svg>
  );
}
