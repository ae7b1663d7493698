import { describe, expect, test } from "vitest";
import { readQuranJson } from "../ingest/quran-json.ts";
import { reciteInBengali, transliterate } from "./transliterate.ts";

const surahs = readQuranJson("quran.json");

/** A verse by its reference, in the letters of the mushaf. */
function verse(reference: string): string {
  const [surah = 0, number = 0] = reference.split(":").map(Number);
  return surahs[surah - 1]?.verses[number - 1]?.text ?? "";
}

describe("whole verses", () => {
  test.each([
    ["1:1", "bismi llāhi r-raḥmāni r-raḥīm"],
    ["1:2", "al-ḥamdu lillāhi rabbi l-ʿālamīn"],
    ["1:3", "ar-raḥmāni r-raḥīm"],
    ["1:4", "māliki yawmi d-dīn"],
    ["1:5", "iyyāka naʿbudu waʾiyyāka nastaʿīn"],
    ["1:6", "ihdinā ṣ-ṣirāṭa l-mustaqīm"],
    ["1:7", "ṣirāṭa lladhīna anʿamta ʿalayhim ghayri l-maghḍūbi ʿalayhim walā ḍ-ḍāllīn"],
    ["2:2", "dhālika l-kitābu lā rayba fīhi hudan lil-muttaqīn"],
    ["112:1", "qul huwa llāhu aḥad"],
    ["112:2", "allāhu ṣ-ṣamad"],
    ["112:3", "lam yalid walam yūlad"],
    ["112:4", "walam yakun lahū kufuwan aḥad"],
    ["114:1", "qul aʿūdhu birabbi n-nās"],
    ["53:19", "afaraʾaytumu l-lāta wal-ʿuzzā"],
    ["82:19", "yawma lā tamliku nafsun linafsin shayʾan wal-ʾamru yawmaʾidhin lillāh"],
  ])("%s", (reference, latin) => {
    expect(transliterate(verse(reference))).toBe(latin);
  });
});

describe("the letters that surahs open with, by their names", () => {
  test.each([
    ["2:1", "alif lām mīm"],
    ["7:1", "alif lām mīm ṣād"],
    ["19:1", "kāf hā yā ʿayn ṣād"],
    ["20:1", "ṭā hā"],
    ["26:1", "ṭā sīn mīm"],
    ["36:1", "yā sīn"],
    ["42:1", "ḥā mīm"],
    ["42:2", "ʿayn sīn qāf"],
    ["68:1", "nūn wal-qalami wamā yasṭurūn"],
  ])("%s", (reference, latin) => {
    expect(transliterate(verse(reference))).toBe(latin);
  });
});

/** What a rule gives for a word, in the middle of a verse unless it is its end. */
describe.each<[string, [reference: string, latin: string][]]>([
  [
    "a sun letter takes over the article's lam",
    [
      ["91:1", "wash-shamsi waḍuḥāhā"],
      ["2:22", "mina th-thamarāti"],
      ["89:23", "dh-dhikrā"],
      ["26:176", "aṣḥābu l-ʾaykati"],
    ],
  ],
  [
    "after lam the article has no alif",
    [
      ["114:6", "wan-nās"],
      ["3:96", "lin-nāsi"],
      ["92:12", "lal-hudā"],
      ["6:32", "walad-dāru"],
    ],
  ],
  [
    "the night and who: one lam is written",
    [
      ["92:1", "wal-layli"],
      ["41:29", "lladhayni"],
      ["2:284", "lillāhi mā fī s-samāwāti"],
    ],
  ],
  [
    "Allah has a long alif; the flame and the game have none",
    [
      ["8:32", "llāhumma"],
      ["10:59", "qul āllāhu"],
      ["77:31", "mina l-lahab"],
      ["62:11", "mina l-lahwi"],
    ],
  ],
  [
    "a verb is no article",
    [
      ["3:155", "yawma ltaqā l-jamʿāni"],
      ["41:26", "walghaw fīhi"],
      ["33:68", "walʿanhum"],
    ],
  ],
  [
    "hamzat al-wasl is read only at the start of a verse",
    [
      ["96:1", "iqraʾ bismi"],
      ["7:55", "udʿū rabbakum"],
      ["9:9", "ishtaraw"],
      ["2:36", "waqulnā hbiṭū"],
      ["4:176", "ini mruʾun"],
    ],
  ],
  [
    "a tanwin takes an i before hamzat al-wasl",
    [
      ["2:180", "khayrani l-waṣiyyatu"],
      ["112:1", "aḥad"],
    ],
  ],
  [
    "a tanwin is read before a word, in each of its shapes",
    [
      ["2:10", "ʿadhābun alīmun bimā"],
      ["2:95", "abadan bimā"],
      ["2:41", "awwala kāfirin bihī"],
      ["2:72", "nafsan faddāraʾtum"],
      ["12:32", "walayakūnan mina"],
    ],
  ],
  [
    "before a pause short vowels and tanwin fall away, and a tanwin with alif is long",
    [
      ["18:63", "ʿajabā"],
      ["47:5", "bālahum"],
      ["2:177", "l-muttaqūn"],
      ["80:11", "tadhkirah"],
      ["4:93", "ʿaẓīmā"],
      ["20:88", "fanasī"],
      ["75:26", "t-tarāqī"],
      ["74:55", "dhakarah"],
    ],
  ],
  [
    "madd: long vowels, written or above and below the line",
    [
      ["2:31", "hāʾulāʾi"],
      ["106:2", "īlāfihim"],
      ["2:251", "dāwūdu"],
      ["25:49", "linuḥyiya"],
      ["2:61", "n-nabiyyīna"],
      ["21:88", "nunjī"],
      ["17:7", "liyasūʾū"],
    ],
  ],
  [
    "the pronoun is long between vowels and short before a consonant",
    [
      ["18:63", "ansānīhu illā"],
      ["18:63", "sabīlahū fī l-baḥri"],
      ["2:17", "ḥawlahū dhahaba"],
    ],
  ],
  [
    "an obligatory stop has the form of a pause, and what follows it begins anew",
    [
      ["2:26", "bihādhā mathalā | yuḍillu bihī"],
      ["2:118", "mithla qawlihim | tashābahat qulūbuhum"],
      ["2:212", "lladhīna āmanū | walladhīna ttaqaw"],
      ["2:253", "ʿalā baʿḍ | minhum man"],
      ["3:181", "wanaḥnu aghniyāʾ | sanaktubu mā"],
      ["4:118", "laʿanahu llāh | waqāla laʾattakhidhanna"],
      ["4:171", "lahū walad | lahū mā"],
      ["5:2", "an taʿtadū | wataʿāwanū ʿalā"],
      ["5:51", "wan-naṣārā awliyāʾ | baʿḍuhum awliyāʾu"],
      ["5:64", "bimā qālū | bal yadāhu"],
      ["5:73", "thālithu thalāthah | wamā min"],
      ["6:20", "yaʿrifūna abnāʾahum | alladhīna khasirū"],
      ["6:36", "lladhīna yasmaʿūn | wal-mawtā yabʿathuhumu"],
      ["6:124", "rusulu llāh | allāhu aʿlamu"],
      ["7:148", "yahdīhim sabīlā | ittakhadhūhu wakānū"],
      ["10:65", "yaḥzunka qawluhum | inna l-ʿizzata"],
      ["11:20", "min awliyāʾ | yuḍāʿafu lahumu"],
      ["28:88", "ilāhan ākhar | lā ilāha"],
      ["29:26", "lahū lūṭ | waqāla innī"],
      ["36:76", "yaḥzunka qawluhum | innā naʿlamu"],
      ["54:6", "fatawalla ʿanhum | yawma yadʿu"],
    ],
  ],
  [
    "a stop without a new breath is seen too",
    [
      ["36:52", "marqadinā | hādhā"],
      ["83:14", "bal | rāna"],
    ],
  ],
  [
    "a command's lam is no article, and a name's is one",
    [
      ["22:15", "thumma lyaqṭaʿ"],
      ["22:29", "thumma lyaqḍū"],
      ["49:11", "biʾsa l-ismu l-fusūqu"],
      ["38:13", "waʾaṣḥābu l-ʾaykati"],
    ],
  ],
  [
    "letters that are not read",
    [
      ["2:5", "ulāʾika"],
      ["27:21", "laʾadhbaḥannahū"],
      ["89:23", "wajīʾa"],
      ["7:103", "wamalaʾihī"],
      ["18:23", "lishayʾin"],
      ["2:259", "miʾata"],
      ["51:47", "biʾaydin"],
      ["18:38", "lākinna huwa"],
      ["76:16", "qawārīra min"],
      ["2:258", "ana uḥyī"],
    ],
  ],
  [
    "the alif that is read only before a pause",
    [
      ["33:10", "ẓ-ẓunūnā"],
      ["11:86", "wamā ana ʿalaykum"],
      ["15:49", "annī ana l-ghafūru"],
      ["20:13", "waʾana khtartuka"],
      ["76:15", "qawārīrā"],
    ],
  ],
  [
    "waw and ya under an alif",
    [
      ["2:3", "ṣ-ṣalāta"],
      ["24:35", "kamishkātin"],
      ["2:275", "r-ribā"],
      ["93:1", "waḍ-ḍuḥā"],
    ],
  ],
  [
    "assimilation is not written",
    [
      ["2:5", "hudan min rabbihim"],
      ["77:20", "nakhluqkum"],
      ["12:32", "rāwadtuhū"],
      ["30:28", "min mā"],
    ],
  ],
  [
    "what the mushaf marks in one verse",
    [
      ["11:41", "majrēhā"],
      ["12:11", "taʾmannā"],
      ["41:44", "aʾaʿjamiyyun"],
      ["2:245", "wayabsuṭu"],
      ["7:69", "basṭatan"],
      ["52:37", "l-muṣayṭirūn"],
      ["27:36", "ātāniya"],
      ["10:15", "min tilqāʾi"],
      ["56:23", "l-luʾluʾi"],
      ["6:143", "ādh-dhakarayni"],
      ["68:6", "biʾayyikumu"],
      ["75:27", "man | rāq"],
    ],
  ],
  [
    "two letters are distinguished from one",
    [
      ["2:156", "aṣābatʹhum"],
      ["12:93", "idhhabū"],
    ],
  ],
])("%s", (_, cases) => {
  test.each(cases)("%s: %s", (reference, latin) => {
    expect(` ${transliterate(verse(reference))} `).toContain(` ${latin} `);
  });
});

test.each(["\u06DD", "\uFEFB", "1", "\u0672"])("%j is read by no rule", (sign) => {
  expect(() => transliterate(`${verse("1:1")}${sign}`)).toThrow(RangeError);
});

test("an alif that nothing explains is refused", () => {
  expect(() => transliterate("قُلُا ٱللَّهُ")).toThrow("No rule reads ا after qulu");
});

test.each([
  ["25:74", "আ‘য়ুনিওঁ"],
  ["92:4", "সা‘য়াকুম"],
  ["69:12", "ওয়াতা‘ইয়াহা~"],
  ["18:101", "আ‘য়ুনুহুম"],
])("%s has %s: a y after an ʿain without a vowel is no syllable ‘ই", (reference, word) => {
  expect(` ${reciteInBengali(verse(reference))} `).toContain(` ${word} `);
});
