import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { extract, pack } from 'tar-stream';
import { z } from 'zod';
import { StartError } from '../machine/start-error';

/** One file of an archive, whole: the writer keeps them small. */
interface ArchiveEntry {
  name: string;
  content: Buffer;
}

/** A tar.gz that is written file by file, and gets its final name only when it is complete. */
export class ArchiveWriter {
  private readonly files: Manifest['files'] = {};
  private readonly tar = pack();
  private readonly written: Promise<void>;

  constructor(
    private readonly path: string,
    private readonly createdAt: Date,
  ) {
    // Readable by the owner only: it holds subscribers' addresses and the owner's password hash.
    const draft = createWriteStream(this.draft, { mode: 0o600 });
    this.written = pipeline(this.tar, createGzip(), draft);
    // add() and finish() report a failure; until then nobody waits for this promise.
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
      // A full disk ends the whole pipeline; its error says so.
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

  /** Removes what was written of an archive that could not be finished. */
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
 * @throws StartError when it cannot be read or is cut short
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

/** The archive's file that tells about all others. It is the last, so an archive that broke off has none. */
export const MANIFEST = 'manifest.json';

export const manifestSchema = z.object({
  format: z.literal(1),
  /** Of the product that made the archive. */
  version: z.string(),
  /** ISO 8601, UTC: as of when the database is. */
  createdAt: z.iso.datetime(),
  /** Names of the migrations that the tables had, in order. */
  migrations: z.array(z.string()).min(1),
  /** First days of the months that the event log has a partition for. */
  eventMonths: z.array(z.iso.date()),
  /** In the order in which they can be loaded. */
  tables: z.array(
    z.object({ name: z.string(), columns: z.array(z.string()), rows: z.int(), parts: z.int() }),
  ),
  sequences: z.array(z.object({ table: z.string(), column: z.string(), next: z.string().regex(/^\d+$/) })),
  files: z.record(z.string(), z.object({ bytes: z.int(), sha256: z.string() })),
});

export type Manifest = z.output<typeof manifestSchema>;

/** Name in the archive of a part of a table's rows, in the text format of COPY. */
export function partName(table: string, part: number): string {
  return `tables/${table}/${String(part).padStart(6, '0')}`;
}

/** Folder of the uploaded pictures, in the archive as in DATA_DIR. */
export const UPLOADS = 'uploads';
