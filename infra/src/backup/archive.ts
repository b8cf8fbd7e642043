import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { extract, pack } from 'tar-stream';
import { z } from 'zod';
import { StartError } from '../launcher/config';

/** A file of an archive with its full content; the writer keeps files small. */
interface ArchiveEntry {
  name: string;
  content: Buffer;
}

/** Writes a tar.gz file by file; it gets its final name only when complete. */
export class ArchiveWriter {
  private readonly files: Manifest['files'] = {};
  private readonly tar = pack();
  private readonly written: Promise<void>;

  constructor(
    private readonly path: string,
    private readonly createdAt: Date,
  ) {
    // Readable by its owner only: it contains subscribers' addresses and the owner's password hash.
    const draft = createWriteStream(this.draft, { mode: 0o600 });
    this.written = pipeline(this.tar, createGzip(), draft);
    // add() and finish() report a failure; this prevents an unhandled rejection until then.
    this.written.catch(() => undefined);
  }

  async add({ name, content }: ArchiveEntry): Promise<void> {
    this.files[name] = { bytes: content.length, sha256: digest(content) };
    try {
      await new Promise<void>((resolve, reject) => {
        this.tar.entry({ name, mode: 0o600, mtime: this.createdAt }, content, (error) =>
          error ? reject(error) : resolve(),
        );
      });
    } catch (error) {
      // A full disk ends the whole pipeline; await it to throw its error.
      await this.written;
      throw error;
    }
  }

  /** Adds the manifest and moves the archive to its final name. */
  async finish(about: Omit<Manifest, 'files'>): Promise<void> {
    const manifest: Manifest = { ...about, files: { ...this.files } };
    await this.add({ name: MANIFEST, content: Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`) });
    this.tar.finalize();
    await this.written;
    const file = await open(this.draft, 'r+');
    await file.sync().finally(() => file.close());
    await rename(this.draft, this.path);
  }

  /** Removes an unfinished archive. */
  async abandon(): Promise<void> {
    this.tar.destroy();
    await this.written.catch(() => undefined);
    await rm(this.draft, { force: true });
  }

  private get draft(): string {
    return `${this.path}.unfinished`;
  }
}

/**
 * Reads the whole archive and compares every file with the manifest.
 *
 * @throws StartError if it is incomplete or was changed
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
 * @throws StartError if it cannot be read or is truncated
 */
export async function* readArchive(path: string): AsyncGenerator<ArchiveEntry> {
  const entries = extract();
  const reading = pipeline(createReadStream(path), createGunzip(), entries);
  reading.catch(() => undefined);
  try {
    for await (const entry of entries) {
      yield { name: entry.header.name, content: await buffer(entry) };
    }
    await reading;
  } catch (error) {
    throw new StartError(`${path} cannot be read as a backup: ${(error as Error).message}`);
  } finally {
    entries.destroy();
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

/** The file that describes all others. It comes last, so a truncated archive does not have it. */
export const MANIFEST = 'manifest.json';

export const manifestSchema = z.object({
  format: z.literal(1),
  /** Version of the product that created the archive. */
  version: z.string(),
  /** Time of the database snapshot: ISO 8601, UTC. */
  createdAt: z.iso.datetime(),
  /** The applied migrations, in order: the name of each, and the hash of its statements. */
  migrations: z.array(z.string()).min(1),
  /** First days of the months with a partition in the event log. */
  eventMonths: z.array(z.iso.date()),
  /** In the order in which they can be restored. */
  tables: z.array(
    z.object({ name: z.string(), columns: z.array(z.string()), rows: z.int(), parts: z.int() }),
  ),
  sequences: z.array(z.object({ table: z.string(), column: z.string(), next: z.string().regex(/^\d+$/) })),
  files: z.record(z.string(), z.object({ bytes: z.int(), sha256: z.string() })),
});

export type Manifest = z.output<typeof manifestSchema>;

/** Name of an archive file with a part of a table's rows, in COPY's text format. */
export function partName(table: string, part: number): string {
  return `tables/${table}/${String(part).padStart(6, '0')}`;
}

/** Folder of the uploaded pictures, both in the archive and in DATA_DIR. */
export const UPLOADS = 'uploads';
