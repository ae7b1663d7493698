import type { mails as english } from "../en/mails.ts";

export const mails = {
  site: "দৈনিক কুরআন পাঠ",
  greeting: "আসসালামু আলাইকুম {name},",
  linkFollows: "বোতামটি কাজ না করলে এই ঠিকানাটি খুলুন:",
  resetSubject: "দৈনিক কুরআন পাঠে নতুন পাসওয়ার্ড",
  resetText:
    "কেউ, সম্ভবত আপনিই, আপনার অ্যাকাউন্টের জন্য নতুন পাসওয়ার্ড চেয়েছেন। নিচের বোতাম বা লিংক থেকে তা দিতে পারবেন, একবার, আগামী {minutes, number} মিনিটের মধ্যে।",
  resetAction: "নতুন পাসওয়ার্ড দিন",
  resetEnding:
    "আপনি না চেয়ে থাকলে কিছু করতে হবে না: আপনার পাসওয়ার্ড আগের মতোই থাকবে। এই মেইল কাউকে পাঠাবেন না; লিংকটি যাঁর কাছে থাকে, তিনি পাসওয়ার্ড বদলাতে পারেন।",
} as const satisfies Readonly<Record<keyof typeof english, string>>;
