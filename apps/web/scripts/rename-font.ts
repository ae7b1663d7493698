import { readTables, writeTables } from "@daily-quran/font-subset/sfnt";

const COPYRIGHT = 0;
const LICENCE = 13;
const [FAMILY, STYLE, UNIQUE_ID, FULL_NAME, VERSION, POSTSCRIPT_NAME] = [1, 2, 3, 4, 5, 6];

interface FontNames {
  readonly family: string;
  readonly copyright: string;
  readonly licence: string;
}

/** Gives a font another name, as the Open Font License asks of a changed font whose own name is reserved. */
export function renameFont(font: Buffer, { family, copyright, licence }: FontNames): Buffer {
  const names: [number, string][] = [
    [COPYRIGHT, copyright],
    [FAMILY, family],
    [STYLE, "Regular"],
    [UNIQUE_ID, family],
    [FULL_NAME, family],
    [VERSION, "Version 1.0"],
    [POSTSCRIPT_NAME, `${family.replaceAll(" ", "")}-Regular`],
    [LICENCE, licence],
  ];
  const tables = readTables(font).map((table) =>
    table.tag === "name" ? { ...table, data: nameTable(names) } : table,
  );
  return writeTables(font.readUInt32BE(0), tables);
}

/** A name table of format 0 with Windows' US English records. */
function nameTable(names: readonly (readonly [number, string])[]): Buffer {
  const header = Buffer.alloc(6 + names.length * 12);
  header.writeUInt16BE(names.length, 2);
  header.writeUInt16BE(header.length, 4);
  let offset = 0;
  const strings = names.map(([id, text], index) => {
    const encoded = Buffer.from(text, "utf16le").swap16();
    [3, 1, 0x409, id, encoded.length, offset].forEach((field, column) =>
      header.writeUInt16BE(field, 6 + index * 12 + column * 2),
    );
    offset += encoded.length;
    return encoded;
  });
  return Buffer.concat([header, ...strings]);
}
