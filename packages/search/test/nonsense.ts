/** What no text has: keys beside each other, letters again and again, words of other languages. */
export const NONSENSE: readonly string[] = [
  ...["qqqzzz", "zzzqqq", "xyzzy", "asdfgh", "qwerty", "asdfasdf", "qwertyuiop", "zxcvbnm"],
  ...["lorem ipsum", "blahblah", "hjkl", "jkjkjkjk", "sdfsdfsdf", "wertzui", "bcdfgh", "mnbvcxz"],
  ...["lkjhgfdsa", "kkkkkkkk", "dfgdfgdfg", "rtyrty", "vbnvbn", "fghjfghj", "aaaa", "xxxx"],
  ...["ololol", "gnrlkm", "blorptang", "javascript", "abcabcabc", "skibidi", "hahaha"],
  ...["কখগঘ", "ঝঝঝঘঘঘ", "টপটপটপ", "হাহাহা", "কম্পিউটার", "বিরিয়ানি", "গগগগ"],
];
