/** Verses of a surah that have a name, and the name in any script; both ends included. */
export interface NamedVerses {
  readonly surah: number;
  readonly from: number;
  readonly to: number;
  readonly names: readonly string[];
}

const named = (names: Readonly<Record<string, string>>): readonly NamedVerses[] =>
  Object.entries(names).map(([verses, all]) => {
    const [surah = 0, from = 0, to = from] = verses.split(/[:-]/u).map(Number);
    return { surah, from, to, names: all.split(", ") };
  });

/** Names that follow a word for verse: `Ayat al-Kursi`, `verse of the Throne`, `آية الكرسي`. */
export const VERSES_CALLED: readonly NamedVerses[] = named({
  "2:255": "kursi, kursy, qursi, kursee, throne, the throne, the footstool, كرسي, কুরসি, কুরসী, কুরছি",
  "24:35": "nur, noor, light, the light, نور, নূর, নুর",
  "2:282": "dayn, dain, mudayana, debt, loans, دين, مداينة, দাইন, ঋণ",
  "33:33": "tathir, tatheer, purification, تطهير, তাতহীর, তাতহির",
  "3:61": "mubahala, mubahalah, mubahila, مباهلة, মুবাহালা",
  "5:6": "wudu, wudhu, wuzu, ablution, وضوء, ওযু, অজু, ওজু",
  "9:5": "sayf, saif, sword, the sword, سيف, তরবারি",
  "33:53": "hijab, veil, حجاب, পর্দা, হিজাব",
  "2:177": "birr, righteousness, بر",
  "2:144": "qibla, qiblah, kibla, قبلة, কিবলা, কেবলা",
  "2:183": "siyam, sawm, fasting, صيام, صوم, রোজা, রোযা, সিয়াম",
  "42:23": "mawaddah, mawadda, مودة",
  "5:55": "wilayah, wilaya, ولاية",
  "5:3": "ikmal, ikmal al-din, completion, إكمال, إكمال الدين",
  "5:67": "tabligh, baligh, balligh, تبليغ, بلاغ",
  "2:156": "istirja, istirjaa, استرجاع, ইস্তিরজা",
  "33:56": "durood, darood, salawat, salat ala nabi, blessings, দরূদ, দরুদ, صلاة على النبي",
  "33:72": "amanah, amana, trust, the trust, أمانة, আমানত",
  "4:11-12": "mirath, mawarith, inheritance, مواريث, ميراث, মিরাস, উত্তরাধিকার",
  "4:59": "ulil amr, ulul amr, obedience, أولي الأمر",
  "16:90": "adl, justice, عدل, ন্যায়বিচার",
  "21:87": "karima, karimah, karim, kareema, كريمة, কারীমা, কারিমা",
  "2:281": "last revealed, last to be revealed",
  "17:1": "isra, night journey, إسراء",
  "30:21": "marriage, love and mercy, مودة ورحمة",
  "49:13": "taaruf, taʿaruf, تعارف",
  "2:256": "no compulsion",
  "39:53": "hope, rajaa, رجاء",
  "24:31": "khimar, خمار",
  "33:59": "jilbab, jalabib, جلابيب, جلباب",
  "4:34": "qiwamah, qiwama, qawwamun, قوامة",
  "48:18": "ridwan, bayat ridwan, bayah, رضوان",
  "2:30": "khilafah, khalifa, خلافة",
  "7:172": "mithaq, misaq, covenant, ميثاق",
  "8:41": "khums, خمس",
  "9:60": "zakat, zakah, sadaqat, زكاة, صدقات, যাকাত",
  "2:275": "riba, usury, ربا, সুদ",
  "5:90": "khamr, wine, خمر, মদ",
  "4:43": "tayammum, تيمم, তায়াম্মুম",
});

/** Names that stand for themselves. */
export const VERSES_NAMED: readonly NamedVerses[] = named({
  "2:255":
    "kursi, al-kursi, alkursi, ayatulkursi, ayatalkursi, ayetel kursi, ayetul kursi, aytul kursi, throne verse, the throne verse, الكرسي, ایت الکرسی, কুরসি, কুরসী, আয়াতুলকুরসি",
  "24:35": "light verse, ayatun nur, ayatunnur",
  "9:5": "sword verse, ayatus sayf",
  "2:282":
    "longest verse, the longest verse, the longest ayah, longest ayat in the quran, longest verse in the quran, debt verse, أطول آية, اطول اية في القران, সবচেয়ে বড় আয়াত, দীর্ঘতম আয়াত",
  "33:53": "hijab verse",
  "5:6": "wudu verse, ablution verse",
  "1:1":
    "bismillah, basmala, basmalah, bismillahir rahmanir rahim, بسملة, البسملة, بسم الله, بسم الله الرحمن الرحيم, বিসমিল্লাহ, বিসমিল্লাহির রাহমানির রাহিম",
  "21:87":
    "dua yunus, dua of yunus, dua e yunus, duaye yunus, dua of jonah, prayer of jonah, prayer of yunus, yunus dua, jonah's prayer, dua younus, دعاء يونس, دعاء ذي النون, দোয়া ইউনুস, দুআ ইউনুস, দোয়ায়ে ইউনুস, ইউনুস নবীর দোয়া",
  "20:25-28":
    "dua musa, dua of musa, dua of moses, prayer of moses, musa dua, دعاء موسى, মূসার দোয়া, মুসা নবীর দোয়া",
  "7:23": "dua of adam, dua adam, prayer of adam, دعاء آدم, আদমের দোয়া",
  "21:83": "dua of ayyub, dua ayyub, prayer of job, دعاء أيوب, আইয়ুবের দোয়া",
  "3:38": "dua of zakariya, dua zakariya, prayer of zechariah, دعاء زكريا",
  "14:40-41": "dua of ibrahim, dua ibrahim, prayer of abraham, دعاء إبراهيم",
  "2:201": "rabbana atina, ربنا آتنا, রাব্বানা আতিনা",
  "2:285-286":
    "amana rasul, amanar rasul, amanar rasulu, آمن الرسول, আমানার রাসূল, আমানার রাসুলু, خواتيم البقرة, خواتيم سورة البقرة, khawatim al-baqarah, khawateem al baqarah",
  "3:190-200": "khawatim al imran, خواتيم آل عمران",
  "59:22-24": "khawatim al-hashr, خواتيم الحشر, huwallahul lazi",
  "9:128-129": "laqad jaakum, khawatim at-tawbah, خواتيم التوبة",
  "96:1-5":
    "first revelation, the first revelation, first verses revealed, first revealed, first verses of quran revealed, أول ما نزل, প্রথম ওহী, প্রথম ওহি, প্রথম নাযিল",
  "2:281": "last revelation, last verse revealed, آخر ما نزل",
  "2:183-187":
    "verses of ramadan, ramadan verses, verses of fasting, fasting verses, آيات الصيام, রোজার আয়াত, রোযার আয়াত",
  "25:63-77":
    "ibad ar-rahman, ibadur rahman, servants of the most merciful, servants of rahman, عباد الرحمن, ইবাদুর রহমান",
  "31:12-19":
    "advice of luqman, luqman's advice, wisdom of luqman, luqmans advice, وصايا لقمان, নসিহত লোকমান, লোকমানের উপদেশ",
  "17:23-24": "verse of parents, parents verse, about parents, بر الوالدين",
  "23:1-11": "qualities of believers, successful believers",
  "113:1-5": "muawwidhatayn, muawwidhatain, mu'awwidhatayn, muawwizatain, المعوذتان, المعوذتين",
  "112:1-4": "muawwidhat, المعوذات",
  "108:1-3": "shortest surah, the shortest surah, أقصر سورة, সবচেয়ে ছোট সূরা",
  "53:1": "wan najm",
  "33:40": "seal of the prophets, seal of prophets, khatam an-nabiyyin, خاتم النبيين",
  "9:14":
    "shifa verses, verses of healing, ayat shifa, ayat as-shifa, ayat e shifa, آيات الشفاء, শিফার আয়াত",
  "15:87": "sab'u al-mathani, sab al mathani, seven oft repeated",
  "68:51": "evil eye, nazar, ayat nazar, ayah of evil eye, wa in yakadu, آية العين",
  "65:2-3": "thousand dinar, ayat seribu dinar",
  "55:13": "fabi ayyi, fabi ayyi ala, fabiayyi ala, ফাবি আইয়ি, ফা বি আইয়ি, ফাবি আইয়্যি",
  "2:156":
    "inna lillah, innalillahi, inna lillahi, inna lillahi wa inna ilayhi rajiun, ইন্না লিল্লাহ, ইন্নালিল্লাহ, ইন্নালিল্লাহি ওয়া ইন্না ইলাইহি রাজিউন",
  "18:39": "mashallah, ma sha allah, ما شاء الله, মাশাআল্লাহ",
  "18:23-24": "inshallah, in sha allah, insha allah, إن شاء الله, ইনশাআল্লাহ",
  "112:1": "qul huwallah, qul huwallahu, কুলহু আল্লাহু আহাদ, কুল হুওয়াল্লাহু আহাদ",
  "1:2":
    "alhamdulillah, al hamdu lillah, alhamdulillahi rabbil alamin, الحمد لله رب العالمين, আলহামদুলিল্লাহ, আলহামদু লিল্লাহি রাব্বিল আলামিন",
});

/** Words of so few sounds that many verses resemble them: known only as they are spelled here. */
export const VERSES_SAID: readonly NamedVerses[] = named({
  "47:19":
    "la ilaha illallah, la ilaha illa allah, la ilaha illallahu, lailaha illallah, لا إله إلا الله, লা ইলাহা ইল্লাল্লাহ, লা ইলাহা ইল্লাল্লাহু, লাইলাহা ইল্লাল্লাহ",
});
