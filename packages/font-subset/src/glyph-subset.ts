import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

type Pointer = number;

/** What Node's own types leave to those of a browser. */
interface WithWasm {
  readonly WebAssembly: {
    readonly Module: new (bytes: Buffer) => object;
    readonly Instance: new (module: object) => { readonly exports: unknown };
  };
}

/** What is used here of hb-subset, of which `subset-font` gives no way to name glyphs. */
interface HbSubset {
  readonly memory: { readonly buffer: ArrayBuffer };
  readonly _initialize: () => void;
  readonly malloc: (bytes: number) => Pointer;
  readonly hb_blob_create: (...font: number[]) => Pointer;
  readonly hb_face_create: (blob: Pointer, index: number) => Pointer;
  readonly hb_subset_input_create_or_fail: () => Pointer;
  readonly hb_subset_input_set: (input: Pointer, kind: number) => Pointer;
  readonly hb_subset_input_unicode_set: (input: Pointer) => Pointer;
  readonly hb_subset_input_glyph_set: (input: Pointer) => Pointer;
  readonly hb_subset_input_set_flags: (input: Pointer, flags: number) => void;
  readonly hb_set_clear: (set: Pointer) => void;
  readonly hb_set_invert: (set: Pointer) => void;
  readonly hb_set_add: (set: Pointer, value: number) => void;
  readonly hb_subset_or_fail: (face: Pointer, input: Pointer) => Pointer;
  readonly hb_face_reference_blob: (face: Pointer) => Pointer;
  readonly hb_blob_get_data: (blob: Pointer, length: Pointer) => Pointer;
  readonly hb_blob_get_length: (blob: Pointer) => number;
}

const WRITABLE = 2;
const [NAMES, FEATURES] = [4, 6];
const [NO_HINTING, NO_LAYOUT_CLOSURE] = [0x1, 0x200];

const wasm = createRequire(import.meta.url).resolve("harfbuzzjs/dist/harfbuzz-subset.wasm");
const { Module, Instance } = (globalThis as unknown as WithWasm).WebAssembly;
let compiled: object | undefined;

/** An sfnt of an sfnt, with the glyphs of a text's characters and these, and the layout rules between them alone. */
export function glyphSubset(font: Buffer, text: string, glyphs: Iterable<number>): Buffer {
  compiled ??= new Module(readFileSync(wasm));
  // Its memory goes with it: nothing is freed one by one.
  const hb = new Instance(compiled).exports as HbSubset;
  const { _initialize: initialize } = hb;
  initialize();
  const at = hb.malloc(font.length);
  new Uint8Array(hb.memory.buffer).set(font, at);
  const face = hb.hb_face_create(hb.hb_blob_create(at, font.length, WRITABLE, 0, 0), 0);
  const input = hb.hb_subset_input_create_or_fail();
  const features = hb.hb_subset_input_set(input, FEATURES);
  hb.hb_set_clear(features);
  hb.hb_set_invert(features);
  hb.hb_set_clear(hb.hb_subset_input_set(input, NAMES));
  hb.hb_subset_input_set_flags(input, NO_HINTING | NO_LAYOUT_CLOSURE);
  const characters = hb.hb_subset_input_unicode_set(input);
  for (const character of text) hb.hb_set_add(characters, character.codePointAt(0) ?? 0);
  const kept = hb.hb_subset_input_glyph_set(input);
  for (const glyph of glyphs) hb.hb_set_add(kept, glyph);
  const subset = hb.hb_subset_or_fail(face, input);
  if (subset === 0) throw new RangeError("HarfBuzz made no subset of the font");
  const blob = hb.hb_face_reference_blob(subset);
  const start = hb.hb_blob_get_data(blob, 0);
  return Buffer.from(hb.memory.buffer, start, hb.hb_blob_get_length(blob));
}
