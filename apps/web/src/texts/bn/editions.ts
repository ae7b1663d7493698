export const editions = {
  name: "{id, select, ar_uthmani {কুরআন, উসমানী লিপি (হাফস)} en_saheeh {সহীহ ইন্টারন্যাশনাল} en_letters {পণ্ডিতি, ʿ, ā ও ḥ-সহ} en_recited {যেভাবে তিলাওয়াত হয়, ইংরেজি হরফে} bn_letters {উচ্চারণ, বাংলা হরফে} en_transliteration {ইংরেজি প্রতিবর্ণায়ন} en_al_jalalayn {তাফসীর আল-জালালাইন} bn_tafsir_ahsanul_bayaan {তাফসীর আহসানুল বায়ান} other {{name}}}",
  author:
    "{id, select, ar_uthmani {নোবেল কুরআন এনসাইক্লোপিডিয়া (QuranEnc)} en_saheeh {উম্মে মুহাম্মাদ (সহীহ ইন্টারন্যাশনাল)} bn_muhiuddin {মুহিউদ্দীন খান} en_letters {দৈনিক কুরআন পাঠ, আরবি লেখা থেকে নিয়ম অনুযায়ী} en_recited {দৈনিক কুরআন পাঠ, আরবি লেখা থেকে নিয়ম অনুযায়ী} bn_letters {দৈনিক কুরআন পাঠ, আরবি লেখা থেকে নিয়ম অনুযায়ী} en_transliteration {তানযীল প্রকল্প} en_al_jalalayn {জালালুদ্দীন মাহাল্লী ও জালালুদ্দীন সুয়ূতী} bn_tafsir_ahsanul_bayaan {বায়ান ফাউন্ডেশন} other {{author}}}",
} as const;
