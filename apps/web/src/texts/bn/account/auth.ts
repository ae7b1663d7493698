import type { auth as english } from "../../en/account/auth.ts";
import type { Translation } from "../../translation.ts";

export const auth = {
  head: "সাইন ইন · দৈনিক কুরআন পাঠ",
  description: "পাঠের গ্রুপে যোগ দিতে, প্রতিদিনের কুইজে অংশ নিতে এবং নিজের অগ্রগতি ধরে রাখতে সাইন ইন করুন।",
  title: "একসঙ্গে পড়ুন",
  why: "অ্যাকাউন্ট থাকলে আপনি পাঠের গ্রুপে যোগ দিতে এবং প্রতিদিনের কুইজে অংশ নিতে পারবেন। শুধু পড়ার জন্য অ্যাকাউন্ট লাগে না।",
  needs: "সাইন ইন করার জন্য",
  login: "সাইন ইন",
  register: "নতুন অ্যাকাউন্ট",
  usernameOrEmail: "ব্যবহারকারীর নাম বা ই-মেইল",
  password: "পাসওয়ার্ড",
  signIn: "সাইন ইন করুন",
  signingIn: "সাইন ইন হচ্ছে...",
  loginFailed: "সাইন ইন করা গেল না",
  usernameRule: "ফাঁকা জায়গা ছাড়া একটি নাম; অন্যরা এটি দেখবেন।",
  username: "ব্যবহারকারীর নাম",
  email: "ই-মেইল",
  createAccount: "অ্যাকাউন্ট খুলুন",
  creatingAccount: "অ্যাকাউন্ট খোলা হচ্ছে...",
  registrationFailed: "অ্যাকাউন্ট খোলা গেল না",
  forgotten:
    "পাসওয়ার্ড ভুলে গেছেন? <mail>{address}</mail> ঠিকানায় লিখুন; নতুন পাসওয়ার্ড দেওয়ার একটি লিংক পাবেন।",
  forgottenNoAddress:
    "পাসওয়ার্ড ভুলে গেছেন? যিনি এই সাইটের কথা জানিয়েছেন বা এটি চালান, তাঁর কাছে নতুন পাসওয়ার্ড দেওয়ার লিংক চেয়ে নিন।",
  checkFailed: "আপনার সাইন ইন করা আছে কি না, তা জানা গেল না।",
  ownFailed: "আপনার অ্যাকাউন্টে যা আছে, তা লোড করা গেল না।",
} as const satisfies Translation<typeof english>;
