// Common passwords, without the digits and signs after them.
const COMMON_WORDS = new Set(
  `password passwort passw pass admin administrator welcome letmein iloveyou princess sunshine
  football baseball basketball superman batman pokemon dragon monkey master shadow michael jessica
  charlie trustno whatever freedom computer internet samsung google facebook liverpool chelsea
  arsenal qwerty qwertyuiop asdfghjkl zxcvbnm asdf qwer zxcv test testing guest user login secret
  changeme default bangladesh dhaka pakistan india indonesia malaysia egypt islam muslim allah
  alhamdulillah bismillah subhanallah mashallah inshallah muhammad mohammad mohammed ahmed fatima
  aisha khadija quran alquran ramadan ummah jannah dailyquran dailyquranreading`.split(/\s+/),
);

const RUNS = [
  "01234567890123456789",
  "09876543210987654321",
  "abcdefghijklmnopqrstuvwxyz",
  "qwertyuiopasdfghjklzxcvbnm",
  "1q2w3e4r5t6y7u8i9o0p",
  "1qaz2wsx3edc4rfv5tgb6yhn",
  "qazwsxedcrfvtgbyhnujm",
];

const LETTER_OF: Readonly<Record<string, string>> = {
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "@": "a",
  $: "s",
  "!": "i",
};

/**
 * Whether a password is easily guessed: a common word with digits, a keyboard run, digits only, a repetition.
 */
export function isCommonPassword(password: string): boolean {
  const text = password.toLowerCase();
  return (
    isCommonWord(text) || isRun(text) || /^\d{1,10}$/.test(text) || /^(.{1,4})\1+$/u.test(text)
  );
}

/** Why a password is weak: it is easily guessed, or shorter than 12 characters; undefined for a strong one and none. */
export function passwordWeakness(password: string): "common" | "short" | undefined {
  if (password === "") return undefined;
  if (isCommonPassword(password)) return "common";
  return password.length < 12 ? "short" : undefined;
}

function isCommonWord(text: string): boolean {
  const stem = text.replace(/[^\p{L}]+$/u, "");
  return [text, stem, spelled(text), spelled(stem)].some((word) => COMMON_WORDS.has(word));
}

function spelled(text: string): string {
  return text.replaceAll(/[013457@$!]/g, (sign) => LETTER_OF[sign] ?? sign);
}

function isRun(text: string): boolean {
  return text.length > 3 && RUNS.some((run) => run.includes(text));
}
