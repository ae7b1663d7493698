import { expect, test } from "vitest";
import { firstStyles } from "./first-styles.ts";

const HTML =
  '<p class="verse open" data-line="ban"><b class="word">ٱللَّه</b><svg fill="var(--ink)"></svg></p>';

test.each([
  [
    "of classes that are there",
    ".verse{a:1}.other{a:1}.verse .word{a:1}.verse .other{a:1}",
    ".verse{a:1}.verse .word{a:1}",
  ],
  ["without a class, and no font", "p{a:1}@font-face{src:url(x)}@page{a:1}", "p{a:1}@page{a:1}"],
  [
    "of attributes that are there, with their values",
    "[data-line]{a:1}[data-line=ban]{a:1}[data-line=eng]{a:1}[data-x]{a:1}[data-line^=b]{a:1}",
    "[data-line]{a:1}[data-line=ban]{a:1}[data-line^=b]{a:1}",
  ],
  [
    "of the root before its settings are read",
    ":root[data-theme=dark]{a:1}:root[data-newcomer]:not([data-signed-in]){a:1}:root[dir=rtl]{a:1}",
    ":root[data-newcomer]:not([data-signed-in]){a:1}:root[dir=rtl]{a:1}",
  ],
  ["where one of several selectors may apply", ".other,.word{a:1}", ".other,.word{a:1}"],
  [
    "whatever stands in parentheses",
    ".word:not(.other:has(.more)){a:1}:is(.other,.verse) p{a:1}",
    ".word:not(.other:has(.more)){a:1}:is(.other,.verse) p{a:1}",
  ],
  [
    "but not of states that a touch brings",
    ".word:hover{a:1}.word:focus-visible{a:1}.open:target{a:1}",
    ".open:target{a:1}",
  ],
  [
    "in groups, of which none stays empty",
    "@layer x{@media print{.other{a:1}}p{a:1}}@media (width>=9em){.other{a:1}}",
    "@layer x{p{a:1}}",
  ],
  [
    "with a brace in a string",
    '.word:after{content:"}"}.other{content:"{"}p{a:1}',
    '.word:after{content:"}"}p{a:1}',
  ],
  [
    "with the variables that are used, one by the other",
    ":root{--ink:1;--paper:2;--line:var(--soft);--soft:3}p{a:var(--line)}",
    ":root{--ink:1;--line:var(--soft);--soft:3}p{a:var(--line)}",
  ],
  [
    "without variables that only unused ones use",
    ":root{--a:var(--b);--b:var(--c);--c:1}",
    ":root{}",
  ],
])("the first styles are rules %s", (_, css, first) => {
  expect(firstStyles(css, HTML)).toBe(first);
});
