/** tar (POSIX ustar), as far as files with short names go: what any `tar` reads and writes. */

const BLOCK = 512;
/** Bytes of the longest name that fits the header's one field. */
const LONGEST_NAME = 100;

/** One file of an archive, whole: the writer keeps them small. */
export interface TarEntry {
  name: string;
  content: Buffer;
}

/** An entry as it stands in the archive: header, content, and zeros up to a full block. */
export function encodeEntry({ name, content }: TarEntry, modifiedAt: Date): Buffer {
  if (Buffer.byteLength(name) > LONGEST_NAME) throw new Error(`${name} is too long a name for an archive`);
  const header = Buffer.alloc(BLOCK);
  const octal = (value: number, length: number) => `${value.toString(8).padStart(length - 1, '0')}\0`;
  header.write(name, 0);
  header.write(octal(0o600, 8), 100);
  header.write(octal(0, 8), 108);
  header.write(octal(0, 8), 116);
  header.write(octal(content.length, 12), 124);
  header.write(octal(Math.floor(modifiedAt.getTime() / 1000), 12), 136);
  header.write('0', 156);
  header.write('ustar\0' + '00', 257);
  header.write(`${checksum(header).toString(8).padStart(6, '0')}\0 `, 148);
  return Buffer.concat([header, content, Buffer.alloc(padding(content.length))]);
}

/** What stands behind the last entry. */
export const END_OF_ARCHIVE = Buffer.alloc(2 * BLOCK);

/**
 * Reads an archive's files in order.
 *
 * @throws Error where it breaks off or a header is broken
 */
export async function* decodeEntries(chunks: AsyncIterable<Buffer>): AsyncGenerator<TarEntry> {
  const reader = new BlockReader(chunks);
  for (;;) {
    const header = await reader.take(BLOCK);
    if (header.every((byte) => byte === 0)) return;
    const text = (from: number, length: number) =>
      header
        .toString('utf8', from, from + length)
        .split('\0', 1)[0]!
        .trim();
    if (Number.parseInt(text(148, 8), 8) !== checksum(header)) throw new Error('a header is broken');
    const size = Number.parseInt(text(124, 12), 8);
    const content = await reader.take(size);
    await reader.take(padding(size));
    yield { name: text(0, LONGEST_NAME), content };
  }
}

/** The sum of a header's bytes, with spaces where the sum itself stands. */
function checksum(header: Buffer): number {
  return header.reduce((sum, byte, at) => sum + (at >= 148 && at < 156 ? 0x20 : byte), 0);
}

function padding(size: number): number {
  return (BLOCK - (size % BLOCK)) % BLOCK;
}

/** Cuts a stream into pieces of given lengths. */
class BlockReader {
  private readonly source: AsyncIterator<Buffer>;
  private held: Buffer[] = [];
  private heldBytes = 0;

  constructor(chunks: AsyncIterable<Buffer>) {
    this.source = chunks[Symbol.asyncIterator]();
  }

  async take(length: number): Promise<Buffer> {
    while (this.heldBytes < length) {
      const { done, value } = await this.source.next();
      if (done) throw new Error('it breaks off');
      this.held.push(value);
      this.heldBytes += value.length;
    }
    const all = Buffer.concat(this.held);
    this.held = [all.subarray(length)];
    this.heldBytes = all.length - length;
    return all.subarray(0, length);
  }
}
