/** One table of an sfnt font (TrueType or OpenType). */
export interface Table {
  readonly tag: string;
  readonly checksum: number;
  readonly data: Buffer;
}

export function readTables(font: Buffer): Table[] {
  return Array.from({ length: font.readUInt16BE(4) }, (_, index) => {
    const record = 12 + index * 16;
    const offset = font.readUInt32BE(record + 8);
    return {
      tag: font.toString("latin1", record, record + 4),
      checksum: font.readUInt32BE(record + 4),
      data: font.subarray(offset, offset + font.readUInt32BE(record + 12)),
    };
  });
}

/** Writes the tables into a new file. Checksums are not updated: the subsetter computes its own. */
export function writeTables(version: number, tables: readonly Table[]): Buffer {
  const header = Buffer.alloc(12 + tables.length * 16);
  header.writeUInt32BE(version, 0);
  header.writeUInt16BE(tables.length, 4);
  const parts: Buffer[] = [header];
  let offset = header.length;
  tables.forEach(({ tag, checksum, data }, index) => {
    const record = 12 + index * 16;
    header.write(tag, record, "latin1");
    header.writeUInt32BE(checksum, record + 4);
    header.writeUInt32BE(offset, record + 8);
    header.writeUInt32BE(data.length, record + 12);
    const padding = Buffer.alloc((4 - (data.length % 4)) % 4);
    parts.push(data, padding);
    offset += data.length + padding.length;
  });
  return Buffer.concat(parts);
}
