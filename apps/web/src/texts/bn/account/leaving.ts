import type { leaving as english } from "../../en/account/leaving.ts";
import type { Translation } from "../../translation.ts";

export const leaving = {
  logout: "লগ আউট",
  logoutFailed: "লগ আউট করা গেল না",
  unsent: "কিছু এখনো পাঠানো হয়নি, লগ আউট করলে তা হারিয়ে যাবে। তবু লগ আউট করবেন?",
  unsentReading: "আপনার পড়া বা বুকমার্কের কিছু এখনো পাঠানো হয়নি, লগ আউট করলে তা হারিয়ে যাবে। তবু লগ আউট করবেন?",
  stay: "থাকুন",
  left: "এই ডিভাইসে আপনি লগ আউট হয়েছেন। সার্ভারে পৌঁছানো যায়নি: পৌঁছানো মাত্রই সেখানেও আপনার সেশন শেষ হবে।",
} as const satisfies Translation<typeof english>;
