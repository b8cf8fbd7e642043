import { readAppliedMigrations } from '@astaguide/database/migrate';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { ArchiveWriter, partName, UPLOADS, type Manifest } from './archive';
import { storeBackupFailure } from '../launcher/backup-failure';
import { listTables, quote, readSequences, untilIdle } from './tables';

/** Size of each part of a table's rows in bytes: buffered in memory and written as one file of the archive. */
const PART_SIZE = 4 * 1024 * 1024;

interface BackupOptions {
  databaseUrl: string;
  dataDir: string;
  file: string;
  /** Of the product. */
  version: string;
}

/**
 * Writes a snapshot of the database and the uploaded pictures into a tar.gz. The site may be running. Stores whether it
 * completed, or why not.
 *
 * @returns the contents of the backup
 */
export async function backUp(options: BackupOptions): Promise<{ rows: number; pictures: number }> {
  const createdAt = new Date();
  try {
    return await writeBackup(options, createdAt);
  } catch (error) {
    await storeBackupFailure(options.databaseUrl, createdAt, (error as Error).message);
    throw error;
  }
}

async function writeBackup(
  { databaseUrl, dataDir, file, version }: BackupOptions,
  createdAt: Date,
): Promise<{ rows: number; pictures: number }> {
  const client = new Client({ connectionString: databaseUrl, application_name: 'astaguide backup' });
  // A lost connection rejects the query that runs; its error event would end the process and leave half an archive.
  client.on('error', () => undefined);
  await client.connect();
  const archive = new ArchiveWriter(file, createdAt);
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    // Values as text must not depend on the server's settings.
    await client.query(`SET LOCAL datestyle = 'ISO'; SET LOCAL intervalstyle = 'iso_8601';
      SET LOCAL bytea_output = 'hex'; SET LOCAL extra_float_digits = 1; SET LOCAL timezone = 'UTC'`);
    const { migrations, eventMonths } = await readSchemaState(client);
    const tables: Manifest['tables'] = [];
    for (const table of await listTables(client)) tables.push(await addTable(client, archive, table));
    // Sequences are not part of the snapshot, so read them after it: they may be ahead of their table, not behind.
    const sequences = await readSequences(client);
    const pictures = await addPictures(archive, join(dataDir, UPLOADS));
    await archive.finish({
      format: 1,
      version,
      createdAt: createdAt.toISOString(),
      migrations,
      eventMonths,
      tables,
      sequences,
    });
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    await client.query('COMMIT');
    // For the alerts.
    await client.query('INSERT INTO backup_runs (taken_at, rows) VALUES ($1, $2)', [createdAt, rows]);
    return { rows, pictures };
  } catch (error) {
    await archive.abandon();
    throw error;
  } finally {
    await client.end();
  }
}

async function readSchemaState(client: Client): Promise<Pick<Manifest, 'migrations' | 'eventMonths'>> {
  const migrations = await readAppliedMigrations(client);
  const months = await client.query<{ month: string }>(
    `SELECT replace(right(c.relname, 7), '_', '-') || '-01' AS month
     FROM pg_inherits i JOIN pg_class c ON c.oid = i.inhrelid
     WHERE i.inhparent = 'events'::regclass ORDER BY 1`,
  );
  return {
    migrations: migrations.map(({ name, hash }) => `${name} ${hash}`),
    eventMonths: months.rows.map(({ month }) => month),
  };
}

async function addTable(
  client: Client,
  archive: ArchiveWriter,
  { name, columns }: { name: string; columns: string[] },
): Promise<Manifest['tables'][number]> {
  let [rows, parts, bytes] = [0, 0, 0];
  let held: Buffer[] = [];
  const flush = async () => {
    await archive.add({ name: partName(name, parts), content: Buffer.concat(held) });
    [parts, bytes, held] = [parts + 1, 0, []];
  };
  // COPY of a SELECT, because COPY of a partitioned table returns no rows.
  const statement = `COPY (SELECT ${columns.map(quote).join(', ')} FROM ${quote(name)}) TO STDOUT`;
  const done = untilIdle(client);
  for await (const chunk of client.query(copyTo(statement)) as AsyncIterable<Buffer>) {
    // The text format writes a line break inside a value as \n, so each 0x0a byte ends a row.
    for (const byte of chunk) if (byte === 0x0a) rows += 1;
    held.push(chunk);
    bytes += chunk.length;
    if (bytes >= PART_SIZE) await flush();
  }
  if (bytes > 0) await flush();
  await done;
  return { name, columns, rows, parts };
}

async function addPictures(archive: ArchiveWriter, folder: string): Promise<number> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  let count = 0;
  // Names that begin with a dot are pictures that are being written.
  for (const name of names.filter((candidate) => !candidate.startsWith('.')).sort()) {
    const content = await readFile(join(folder, name)).catch((error: NodeJS.ErrnoException) => {
      // Deleted by the owner in the meantime.
      if (error.code === 'ENOENT') return undefined;
      throw error;
    });
    if (!content) continue;
    await archive.add({ name: `${UPLOADS}/${name}`, content });
    count += 1;
  }
  return count;
}
