import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { fromBufferPromise } from 'yauzl';

/** A file in an archive, whose content is yet to be read. */
export interface ArchivedStream {
  name: string;
  /** Bytes; ends with an error if there are more than the archive says. */
  content: Readable;
}

/** A file in an archive. */
export interface ArchivedFile {
  name: string;
  bytes: Buffer;
}

export interface ArchiveLimits {
  files: number;
  /** Of all files, unpacked. Bytes. */
  unpacked: number;
}

export const isZip = (bytes: Uint8Array) =>
  bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 0x03 && bytes[3] === 0x04;

/**
 * The files of a ZIP archive, in its order. Read each before the next.
 *
 * @throws Error with a message for the owner, for an archive that is damaged, encrypted or too large
 */
export async function* filesOf(bytes: Buffer, limits: ArchiveLimits): AsyncGenerator<ArchivedStream> {
  const archive = await fromBufferPromise(bytes, { strictFileNames: true, validateEntrySizes: true });
  if (archive.entryCount > limits.files) throw new Error(`It has more than ${limits.files} files.`);
  let unpacked = 0;
  for await (const entry of archive.eachEntry()) {
    if (entry.fileName.endsWith('/')) continue;
    if (entry.isEncrypted()) throw new Error('It is protected with a password.');
    unpacked += entry.uncompressedSize;
    // The archive says how large a file is, and reading stops if it is larger.
    if (unpacked > limits.unpacked)
      throw new Error(`Unpacked, it has more than ${limits.unpacked / 1024 / 1024} MB.`);
    yield { name: entry.fileName, content: await archive.openReadStreamPromise(entry) };
  }
}

/** The same, unpacked in memory. */
export async function unpack(bytes: Buffer, limits: ArchiveLimits): Promise<ArchivedFile[]> {
  const files: ArchivedFile[] = [];
  for await (const { name, content } of filesOf(bytes, limits))
    files.push({ name, bytes: await buffer(content) });
  return files;
}
