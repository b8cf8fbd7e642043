import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { once } from 'node:events';
import { finished, pipeline } from 'node:stream/promises';
import { createGunzip, createGzip, type Gzip } from 'node:zlib';
import { StartError } from '../processes/start-error';
import { MANIFEST, manifestSchema, type Manifest } from './manifest';
import { decodeEntries, encodeEntry, END_OF_ARCHIVE, type TarEntry } from './tar';

/** A tar.gz that is written file by file, and stands under its name only once it is complete. */
export class ArchiveWriter {
  private readonly files: Manifest['files'] = {};
  private readonly gzip: Gzip = createGzip();
  private readonly written: Promise<void>;

  constructor(
    private readonly path: string,
    private readonly createdAt: Date,
  ) {
    // It holds addresses of subscribers and the owner's password hash.
    this.written = pipeline(this.gzip, createWriteStream(this.draft, { mode: 0o600 }));
    // Told by finish(); until then nobody waits for it.
    this.written.catch(() => undefined);
  }

  async add(entry: TarEntry): Promise<void> {
    const { name, content } = entry;
    this.files[name] = { bytes: content.length, sha256: digest(content) };
    await this.write(encodeEntry(entry, this.createdAt));
  }

  /** Adds the manifest, and puts the archive where it belongs. */
  async finish(about: Omit<Manifest, 'files'>): Promise<void> {
    const content = Buffer.from(`${JSON.stringify({ ...about, files: this.files }, null, 2)}\n`);
    await this.write(encodeEntry({ name: MANIFEST, content }, this.createdAt));
    this.gzip.end(END_OF_ARCHIVE);
    await this.written;
    const file = await open(this.draft, 'r+');
    await file.sync().finally(() => file.close());
    await rename(this.draft, this.path);
  }

  /** Leaves nothing behind of an archive that could not be finished. */
  async abandon(): Promise<void> {
    this.gzip.destroy();
    await this.written.catch(() => undefined);
    await rm(this.draft, { force: true });
  }

  private get draft(): string {
    return `${this.path}.unfinished`;
  }

  private async write(block: Buffer): Promise<void> {
    if (this.gzip.write(block)) return;
    // A disk that is full ends the waiting, too.
    await Promise.race([once(this.gzip, 'drain'), finished(this.gzip, { readable: false })]);
  }
}

/**
 * Reads an archive from one end to the other and compares every file with what the manifest says of it.
 *
 * @throws StartError when it is not complete, or not what was written
 */
export async function verifyArchive(path: string): Promise<Manifest> {
  const found: Manifest['files'] = {};
  let manifest: Manifest | undefined;
  for await (const { name, content } of readArchive(path)) {
    if (name === MANIFEST) manifest = parseManifest(path, content);
    else found[name] = { bytes: content.length, sha256: digest(content) };
  }
  if (!manifest) throw new StartError(`${path} is no complete backup: it has no ${MANIFEST}`);
  for (const name of new Set([...Object.keys(manifest.files), ...Object.keys(found)])) {
    if (found[name]?.sha256 === manifest.files[name]?.sha256) continue;
    throw new StartError(`${path} is damaged: ${name} is not what was written`);
  }
  return manifest;
}

/**
 * The files of an archive, in order.
 *
 * @throws StartError where it cannot be read or breaks off
 */
export async function* readArchive(path: string): AsyncGenerator<TarEntry> {
  const gunzip = createGunzip();
  const reading = pipeline(createReadStream(path), gunzip);
  reading.catch(() => undefined);
  try {
    yield* decodeEntries(gunzip);
  } catch (error) {
    throw new StartError(`${path} cannot be read as a backup: ${(error as Error).message}`);
  } finally {
    gunzip.destroy();
  }
}

function parseManifest(path: string, content: Buffer): Manifest {
  try {
    return manifestSchema.parse(JSON.parse(content.toString()));
  } catch {
    throw new StartError(`${path} has a ${MANIFEST} that this version does not understand`);
  }
}

function digest(content: Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}
