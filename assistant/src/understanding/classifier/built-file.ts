import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * A file in `dist` in which the build keeps what would take long to make at each start. Without a build, as in tests, or
 * after a change of what it is made of, there is nothing to read.
 */
export class BuiltFile {
  private readonly path: string;
  private readonly digest: Buffer;

  /** @param source what it is made of */
  constructor(name: string, source: string | Buffer) {
    this.path = join(__dirname, '../../../dist', name);
    this.digest = createHash('sha256').update(source).digest();
  }

  /** The parts, each as bytes of its own. */
  read(): Uint8Array[] | undefined {
    if (!existsSync(this.path)) return undefined;
    const bytes = readFileSync(this.path);
    if (!bytes.subarray(0, this.digest.length).equals(this.digest)) return undefined;
    const parts: Uint8Array[] = [];
    for (let at = this.digest.length; at < bytes.length;) {
      const end = at + 4 + bytes.readUInt32BE(at);
      // Copied, because numbers in it must begin at a multiple of their size, and a part must not hold the whole.
      parts.push(new Uint8Array(bytes.subarray(at + 4, end)));
      at = end;
    }
    return parts;
  }

  write(parts: readonly Uint8Array[]): void {
    const lengthOf = (part: Uint8Array) => {
      const length = Buffer.alloc(4);
      length.writeUInt32BE(part.length);
      return length;
    };
    writeFileSync(
      this.path,
      Buffer.concat([this.digest, ...parts.flatMap((part) => [lengthOf(part), part])]),
    );
  }
}
