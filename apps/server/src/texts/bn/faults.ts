/** What the API alone finds wrong with single values, by its English; what the web app finds too is in `domain`. */
export const faults: Readonly<Record<string, string>> = {
  "The day must be a whole number from 1 to 300.": "দিন ১ থেকে ৩০০-এর মধ্যে একটি পূর্ণসংখ্যা হতে হবে।",
  "A date from 2000 to 2100, such as 2026-01-31.":
    "২০০০ থেকে ২১০০ সালের একটি তারিখ লিখুন, যেমন 2026-01-31।",
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
  "Verses stand in order, each once.": "আয়াতগুলো ক্রম অনুসারে, প্রতিটি একবার করে লিখুন।",
  "A file has at most 20,000 items.": "একটি ফাইলে সর্বোচ্চ ২০,০০০টি জিনিস থাকে।",
};
