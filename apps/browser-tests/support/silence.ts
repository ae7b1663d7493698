const RATE = 8000;
const SECONDS = 30;

/** A response with half a minute of silence, as a WAV file that every browser plays. */
export function silence() {
  const header = Buffer.alloc(44);
  const samples = RATE * SECONDS;
  header.write("RIFF", 0);
  header.writeUInt32LE(36 + samples, 4);
  header.write("WAVEfmt ", 8);
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(RATE, 24);
  header.writeUInt32LE(RATE, 28);
  header.writeUInt16LE(1, 32);
  header.writeUInt16LE(8, 34);
  header.write("data", 36);
  header.writeUInt32LE(samples, 40);
  return { contentType: "audio/wav", body: Buffer.concat([header, Buffer.alloc(samples, 0x80)]) };
}
