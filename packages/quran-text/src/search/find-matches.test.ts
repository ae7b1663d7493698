import { describe, expect, it } from "vitest";
import { findMatches } from "./find-matches.ts";

/** The parts of a text that a query marks. */
function marked(text: string, query: string): string[] {
  return findMatches(text, query).map(({ start, end }) => text.slice(start, end));
}

describe("findMatches in the Uthmani text", () => {
  it.each([
    ["آمنوا", "ءَامَنُواْ", ["ءَامَنُواْ"]],
    ["ءامنوا", "ءَامَنُواْ", ["ءَامَنُواْ"]],
    ["الرحمان", "ٱلرَّحۡمَٰنِ ٱلرَّحِيمِ", ["ٱلرَّحۡمَٰنِ"]],
    ["الرحمن", "ٱلرَّحۡمَٰنِ ٱلرَّحِيمِ", ["ٱلرَّحۡمَٰنِ"]],
    ["الرَّحْمَٰن", "ٱلرَّحۡمَٰنِ ٱلرَّحِيمِ", ["ٱلرَّحۡمَٰنِ"]],
    ["الكتاب", "ذَٰلِكَ ٱلۡكِتَٰبُ لَا رَيۡبَۛ", ["ٱلۡكِتَٰبُ"]],
    ["کتاب", "ذَٰلِكَ ٱلۡكِتَٰبُ", ["كِتَٰبُ"]],
    ["الصلاة", "وَيُقِيمُونَ ٱلصَّلَوٰةَ", ["ٱلصَّلَوٰةَ"]],
    ["الصلوة", "وَيُقِيمُونَ ٱلصَّلَوٰةَ", ["ٱلصَّلَوٰةَ"]],
    ["التوراة", "وَأَنزَلَ ٱلتَّوۡرَىٰةَ", ["ٱلتَّوۡرَىٰةَ"]],
    ["موسى", "مُوسَىٰ", ["مُوسَىٰ"]],
    ["علی", "عَلَىٰ", ["عَلَىٰ"]],
    ["يا أيها", "يَـٰٓأَيُّهَا ٱلنَّاسُ", ["يَـٰٓأَيُّهَا"]],
    ["يسألونك", "يَسۡـَٔلُونَكَ", ["يَسۡـَٔلُونَكَ"]],
    ["مسؤولا", "كَانَ مَسۡـُٔولٗا", ["مَسۡـُٔولٗا"]],
    ["فادارأتم", "نَفۡسٗا فَٱدَّـٰرَ\u2009ٰٔتُمۡ فِيهَاۖ", ["فَٱدَّـٰرَ\u2009ٰٔتُمۡ"]],
    ["إبراهيم", "إِبۡرَٰهِـۧمَ", ["إِبۡرَٰهِـۧمَ"]],
    ["داوود", "دَاوُۥدُ", ["دَاوُۥدُ"]],
    ["داود", "دَاوُۥدُ", ["دَاوُۥدُ"]],
    ["الليل", "ٱل\u0651\u064Eيۡلِ", ["ٱل\u0651\u064Eيۡلِ"]],
    ["الليل", "ٱل\u064E\u0651يۡلِ", ["ٱل\u064E\u0651يۡلِ"]],
    ["مئة", "مِاْئَةَ", ["مِاْئَةَ"]],
    ["السماء", "ٱلسَّمَٰوَٰتِ وَٱلسَّمَآءِ", ["ٱلسَّمَآءِ"]],
  ])("%s marks its word in %s", (query, text, parts) => {
    expect(marked(text, query)).toEqual(parts);
  });

  it("does not ignore a plain alif: قل is not قال", () => {
    expect(marked("قَالَ رَبِّ قُلۡ", "قل")).toEqual(["قُلۡ"]);
  });

  it("gives ranges of the original string, marks and all", () => {
    expect(findMatches("بِسۡمِ ٱللَّهِ", "الله")).toEqual([{ start: 7, end: 14 }]);
    expect("بِسۡمِ ٱللَّهِ".slice(7, 14)).toBe("ٱللَّهِ");
  });

  it("never puts a letter into two ranges", () => {
    expect(marked("ءَامَنُواْ", "ا")).toEqual(["ءَ", "ا", "اْ"]);
  });

  it("never begins a range between a letter and its marks", () => {
    expect(marked("كِتَٰبُ", "اب")).toEqual([]);
  });
});

describe("findMatches in translations", () => {
  it.each([
    ["QURAN", "the Qur'an and the Qur’an", ["Qur'an", "Qur’an"]],
    ["ā", "Allāh", ["A", "ā"]],
    [
      "all praise is due to allah",
      "[All] praise is [due] to Allah, Lord",
      ["All] praise is [due] to Allah"],
    ],
    ["  Lord   of ", "Lord of lords of", ["Lord of"]],
    ["aa", "aaaa", ["aa", "aa"]],
    ["করুণাময়", "পরম করুণাময\u09BC, দয়ালু", ["করুণাময\u09BC"]],
    ["কোন", "ক\u09C7\u09BEন ক\u09CBন", ["ক\u09C7\u09BEন", "ক\u09CBন"]],
    ["কন", "কোন", []],
  ])("%s in %s", (query, text, parts) => {
    expect(marked(text, query)).toEqual(parts);
  });

  it.each(["", "  ", "?!", "[ ]", "َ"])("finds nothing by “%s”, which has no letter", (query) => {
    expect(findMatches("Say, [ ] what? َ", query)).toEqual([]);
  });
});
