import { expect, it } from "vitest";
import { readPlainText } from "./plain-text.ts";

it.each([
  ["plain text as it is", "a < b & c > d", "a < b & c > d"],
  [
    "tags and entities",
    "<p>One &amp; <b>two</b></p><p>three<br/>four</p>",
    "One & two\n\nthree\nfour",
  ],
  [
    "spaces, line ends and what cannot be seen",
    "\uFEFF a \u00A0\tb\u00AD \r\n\r\n\r\n c ",
    "a b\n\nc",
  ],
  ["joiners and marks of direction", "ক্\u200Cষ \u200E(", "ক্\u200Cষ \u200E("],
  ["attributes that would run", `<a href="javascript:x()" onclick="y()">read</a>`, "read"],
  ["comments", "a<!-- <script> -->b", "ab"],
  ["nothing", " \n ", ""],
])("takes %s", (_, source, text) => {
  expect(readPlainText(source)).toEqual({ text });
});

it.each([
  ["a script", "x<script>alert(1)</script>", "holds the element <script>"],
  ["a script in capitals, never closed", "x<SCRIPT src=y", undefined],
  ["an image that runs", "<img src=x onerror=alert(1)>", "holds the element <img>"],
  ["words in angle brackets, which would be lost", "<God> is great", "holds the element <god>"],
  ["a script that is encoded", "&lt;script&gt;x", "holds markup that is encoded twice"],
  ["an entity that is encoded", "a&amp;nbsp;b", "holds markup that is encoded twice"],
  ["a bidi override", "abc\u202Edef", "holds the control character U+202E"],
  ["a bidi isolate", "abc\u2066def", "holds the control character U+2066"],
  ["a NUL", "a\0b", "holds the control character U+0000"],
  ["an encoded control character", "a&#27;b", "holds the control character U+001B"],
  ["half of a surrogate pair", "a\uD83Db", "holds the control character U+D83D"],
  ["the sign of damaged bytes", "a\uFFFDb", "holds the control character U+FFFD"],
])("never lets %s through", (_, source, fault) => {
  expect(readPlainText(source)).toEqual(fault ? { faults: [fault] } : { text: "x" });
});
