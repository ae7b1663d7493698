declare module "subset-font" {
  interface Options {
    readonly targetFormat: "sfnt" | "woff" | "woff2";
    readonly noHinting?: boolean;
    readonly keepAllGlyphs?: boolean;
    readonly keepFeatures?: readonly string[];
  }

  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
