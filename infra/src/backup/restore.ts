import { MIGRATIONS } from '@astaguide/database/data-source';
import { replaceContents } from '@astaguide/database/replace-contents';
import { mkdir, open, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Client, type ClientBase } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { StartError } from '../launcher/config';
import { readArchive, UPLOADS, verifyArchive, type Manifest } from './archive';
import { listFilledTables, quote, untilIdle } from './tables';

/**
 * Restores the database and the uploaded pictures from a backup. The database changes in one transaction, so a failed
 * restore leaves it unchanged.
 *
 * @param options.force replace existing data
 * @returns the backup's manifest
 * @throws StartError if the archive is damaged or of another schema, if the site is running on the database, or if
 *   there is data and `force` is not set
 */
export async function restore(options: {
  databaseUrl: string;
  dataDir: string;
  file: string;
  force: boolean;
}): Promise<Manifest> {
  const { databaseUrl, dataDir, file, force } = options;
  const manifest = await verifyArchive(file);
  assertSameSchema(manifest);
  const uploads = join(dataDir, UPLOADS);
  await assertReplaceable(databaseUrl, uploads, force);

  const draft = join(dataDir, `${UPLOADS}.restored`);
  await rm(draft, { recursive: true, force: true });
  await unpackPictures(file, draft);
  await replaceContents(databaseUrl, (client) => loadTables(client, file, manifest));
  await rm(uploads, { recursive: true, force: true });
  await rename(draft, uploads);
  return manifest;
}

function assertSameSchema({ migrations, version }: Manifest): void {
  const known = MIGRATIONS.map((Migration) => `${Migration.name} ${new Migration().hash}`);
  if (known.join() === migrations.join()) return;
  throw new StartError(
    `The backup is of version ${version}, which has other tables: restore it with that version`,
  );
}

async function assertReplaceable(databaseUrl: string, uploads: string, force: boolean): Promise<void> {
  const client = new Client({ connectionString: databaseUrl, application_name: 'astaguide restore' });
  await client.connect();
  try {
    const users = await client.query(
      `SELECT FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()
         AND application_name LIKE 'astaguide%'`,
    );
    if (users.rowCount) throw new StartError('The site runs on this database: stop backend and worker first');
    const filled = force ? [] : await listFilledTables(client);
    if (!force && (await readdir(uploads).catch(() => [])).length > 0) filled.push('uploaded pictures');
    if (filled.length === 0) return;
    throw new StartError(`There is data already (${filled.join(', ')}): --force replaces all of it`);
  } finally {
    await client.end();
  }
}

async function unpackPictures(file: string, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  for await (const { name, content } of readArchive(file)) {
    if (!name.startsWith(`${UPLOADS}/`)) continue;
    if (name !== `${UPLOADS}/${basename(name)}`)
      throw new StartError(`${file}: ${name} is no picture's name`);
    await writeFile(join(folder, basename(name)), content, { flush: true });
  }
  const handle = await open(folder);
  await handle.sync().finally(() => handle.close());
}

/**
 * Issues of the newsletter that were being sent, or were to be sent, wait for the owner: since the backup they may have
 * reached their readers.
 */
const HOLD_ISSUES = [
  `UPDATE newsletter_deliveries SET state = 'unknown' WHERE state = 'sending'`,
  `UPDATE newsletter_issues SET state = 'paused' WHERE state = 'sending'`,
  `UPDATE newsletter_issues SET state = 'draft', send_at = NULL WHERE state = 'scheduled'`,
];

async function loadTables(client: ClientBase, file: string, manifest: Manifest): Promise<void> {
  for (const month of manifest.eventMonths) await client.query('SELECT ensure_event_partition($1)', [month]);
  const names = manifest.tables.map(({ name }) => quote(name));
  // Removes the initial rows that the migrations inserted.
  await client.query(`TRUNCATE ${names.join(', ')}`);
  // What they write is in the archive already.
  for (const name of names) await client.query(`ALTER TABLE ${name} DISABLE TRIGGER USER`);
  const entries = readArchive(file);
  let entry = await entries.next();
  // The archive contains the tables in this order, with the parts of each table together.
  for (const { name, columns, parts } of manifest.tables) {
    if (parts === 0) continue;
    const own = `tables/${name}/`;
    const takeParts = async function* () {
      for (; !entry.done && entry.value.name.startsWith(own); entry = await entries.next()) {
        yield entry.value.content;
      }
    };
    const statement = `COPY ${quote(name)} (${columns.map(quote).join(', ')}) FROM STDIN`;
    const done = untilIdle(client);
    await pipeline(Readable.from(takeParts()), client.query(copyFrom(statement)));
    await done;
  }
  await entries.return(undefined);
  await assertAllRows(client, manifest);
  for (const statement of HOLD_ISSUES) await client.query(statement);
  for (const name of names) await client.query(`ALTER TABLE ${name} ENABLE TRIGGER USER`);
  for (const { table, column, next } of manifest.sequences) {
    await client.query('SELECT setval(pg_get_serial_sequence(quote_ident($1), $2), $3, false)', [
      table,
      column,
      next,
    ]);
  }
}

async function assertAllRows(client: ClientBase, { tables }: Manifest): Promise<void> {
  for (const { name, rows } of tables) {
    const { rows: counted } = await client.query<{ count: string }>(`SELECT count(*) FROM ${quote(name)}`);
    if (Number(counted[0]!.count) !== rows) throw new Error(`${name} has not got all its ${rows} rows back`);
  }
}
