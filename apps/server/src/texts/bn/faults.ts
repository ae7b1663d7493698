/** What the API alone finds wrong with single values, by its English; what the web app finds too is in `domain`. */
export const faults: Readonly<Record<string, string>> = {
  "This names 1 to 5 editions by their ids, as /api/editions lists them, each once, with commas between.":
    "এতে ১ থেকে ৫টি সংস্করণের আইডি কমা দিয়ে লিখুন, প্রতিটি একবার।",
  "This is 1 to 50 references with commas between, such as 2:255,24:35-38.":
    "এতে ১ থেকে ৫০টি আয়াতের নম্বর কমা দিয়ে লিখুন, যেমন 2:255,24:35-38।",
  "The only facet is surah.": "facets-এর মান কেবল surah হতে পারে।",
  "Name a surah or a juz, not both.": "সূরা বা পারা, যেকোনো একটি লিখুন।",
  "This must be a number.": "এখানে একটি সংখ্যা দরকার।",
  "This must be a whole number.": "এখানে একটি পূর্ণসংখ্যা দরকার।",
  "This must be a list.": "এখানে একটি তালিকা দরকার।",
  "This must be an object.": "এখানে একটি অবজেক্ট (নাম ও মান) দরকার।",
  "A date from 2000 to 2100, such as 2026-01-31.":
    "২০০০ থেকে ২১০০ সালের একটি তারিখ লিখুন, যেমন 2026-01-31।",
  "A time from 00:00 to 23:59, such as 06:30.":
    "00:00 থেকে 23:59-এর মধ্যে একটি সময় লিখুন, যেমন 06:30।",
  "This is not the name of a time zone.": "এটি কোনো টাইম জোনের নাম নয়।",
  "An id is a UUID.": "id একটি UUID হতে হবে।",
  "A mark of the shared plan has a day, one of an own plan has from and to.":
    "সবার পরিকল্পনার চিহ্নে day থাকে, নিজের পরিকল্পনার চিহ্নে from ও to।",
  "This differs from the address.": "এটি ঠিকানার সঙ্গে মেলে না।",
  "This is no plan.": "এটি কোনো পরিকল্পনা নয়।",
  "There is no such verse. Write it as 80:17.": "এমন কোনো আয়াত নেই। লিখুন 80:17-এর মতো করে।",
  "A time is in epoch milliseconds.": "সময় ইপক থেকে মিলিসেকেন্ডে লিখুন।",
  "This is a whole number.": "এখানে একটি পূর্ণসংখ্যা দরকার।",
  "Send at most 2000 operations at a time.": "একবারে সর্বোচ্চ ২০০০টি পরিবর্তন পাঠান।",
  "Operations are sent in order, without a gap.": "পরিবর্তনগুলো ক্রম অনুসারে, কোনোটি বাদ না দিয়ে পাঠান।",
  "Operations are numbered from 1 to 2147483647.": "পরিবর্তনের নম্বর ১ থেকে ২১৪৭৪৮৩৬৪৭ পর্যন্ত হয়।",
  "This is no kind of progress.": "অগ্রগতির এমন কোনো ধরন নেই।",
  "This is not an export of one's reading from this app.": "এটি এই অ্যাপ থেকে নেওয়া পাঠের তথ্য নয়।",
  "A note has at most 1000 characters.": "নোট সর্বোচ্চ ১০০০ অক্ষরের হতে পারে।",
  "A label has at most 50 characters.": "লেবেল সর্বোচ্চ ৫০ অক্ষরের হতে পারে।",
  "This is not an instant in UTC, as 2026-03-01T06:30:00Z.":
    "এটি UTC-র কোনো সময় নয়; লিখুন 2026-03-01T06:30:00Z-এর মতো করে।",
  "Verses are numbered 1 to 6236, and the last is not before the first.":
    "আয়াতের ক্রম ১ থেকে ৬২৩৬, আর শেষটি প্রথমটির আগে হয় না।",
  "Weekdays are numbered 1 (Monday) to 7 (Sunday), in order, each once.":
    "সপ্তাহের দিনগুলোর নম্বর ১ (সোমবার) থেকে ৭ (রবিবার); ক্রম অনুসারে, প্রতিটি একবার করে লিখুন।",
  "Verses stand in order, each once.": "আয়াতগুলো ক্রম অনুসারে, প্রতিটি একবার করে লিখুন।",
  "A file has at most 20,000 items.": "একটি ফাইলে সর্বোচ্চ ২০,০০০টি জিনিস থাকে।",
  "An id has at most 60 characters.": "id সর্বোচ্চ ৬০ অক্ষরের হতে পারে।",
  "An id is the day, then words in small letters, as 118-false-blood.":
    "id-তে থাকে দিনের নম্বর, তারপর ছোট হাতের ইংরেজি শব্দ, যেমন 118-false-blood।",
  "Share it out by juz, hizb, surah or page, or into 1 to 604 parts.":
    "পারা, হিযব, সূরা বা পৃষ্ঠা ধরে, অথবা ১ থেকে ৬০৪ ভাগে ভাগ করুন।",
  "An end is an instant, as 2026-03-06T12:00:00Z.":
    "শেষের সময় লিখুন 2026-03-06T12:00:00Z-এর মতো করে।",
  "It begins again each week or each month.": "আবার শুরু হতে পারে প্রতি সপ্তাহে বা প্রতি মাসে।",
  "One may have 1 to 604 shares at a time.": "একজন একসঙ্গে ১ থেকে ৬০৪টি অংশ রাখতে পারেন।",
  "A share comes back after 1 to 60 days.": "অংশ ফিরে আসতে পারে ১ থেকে ৬০ দিন পরে।",
  "A share is a whole number from 1 to 604.": "অংশের নম্বর ১ থেকে ৬০৪-এর মধ্যে একটি পূর্ণ সংখ্যা।",
  "Take a share, or say that it is done.": "অংশটি নিন, অথবা জানান যে পড়া হয়েছে।",
  "Send 1 to 1,000 questions.": "একবারে ১ থেকে ১,০০০টি প্রশ্ন পাঠান।",
  "This verse is not of the day's reading.": "আয়াতটি এই দিনের পাঠে নেই।",
  "Two of the options are the same.": "দুটি বিকল্প একই।",
  "One option is much longer than another, so it stands out.":
    "একটি বিকল্প অন্যটির চেয়ে অনেক লম্বা, তাই আলাদা করে চোখে পড়ে।",
  "An option has no full stop at its end.": "বিকল্পের শেষে দাঁড়ি থাকে না।",
  "“All of these” is no option.": "“এর সবগুলো” কোনো বিকল্প নয়।",
  "A question ends with a question mark.": "প্রশ্নের শেষে প্রশ্নবোধক চিহ্ন (?) দিন।",
  "This has a word of a hadith, a commentary, a school or an insult: ask what the verses say.":
    "এতে হাদিস, তাফসীর, মাযহাব বা অসম্মানের একটি শব্দ আছে। আয়াতে যা বলা আছে, তা-ই জিজ্ঞেস করুন।",
  "An explanation has at most 3 sentences.": "ব্যাখ্যা সর্বোচ্চ ৩ বাক্যের হতে পারে।",
  "A sentence has at most 28 words.": "একটি বাক্যে সর্বোচ্চ ২৮টি শব্দ থাকতে পারে।",
  "An explanation names its verse, such as 12:18.": "ব্যাখ্যায় আয়াতের নম্বর দিন, যেমন 12:18।",
  "This names a verse that the question is not about.":
    "এখানে এমন একটি আয়াতের নম্বর আছে, যা নিয়ে প্রশ্নটি নয়।",
  "Write it in English or in Bengali.": "ইংরেজি বা বাংলায় লিখুন।",
  "Another question has this id.": "আরেকটি প্রশ্নের id একই।",
  "Another question is asked in this place.": "এই জায়গায় আরেকটি প্রশ্ন আছে।",
  "The quiz of this day has been opened: its questions stay.":
    "এই দিনের কুইজ খোলা হয়ে গেছে: এর প্রশ্নগুলো যেমন আছে তেমনই থাকবে।",
  "A time is written from 00:00 to 23:59.": "সময় ০০:০০ থেকে ২৩:৫৯-এর মধ্যে লিখুন, যেমন 06:30।",
  "Name each reminder once, by at least one way.":
    "প্রতিটি মনে করিয়ে দেওয়া একবার লিখুন, অন্তত একটি উপায়সহ।",
  "This is no address of a push service.": "এটি কোনো পুশ সেবার ঠিকানা নয়।",
  "This is no key of a browser.": "এটি কোনো ব্রাউজারের কী নয়।",
};
