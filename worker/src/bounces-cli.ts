import { noteBounces } from '@astaguide/database/newsletter/note-bounces.sql';
import { readFileSync } from 'node:fs';
import { Pool } from 'pg';
import { readConfig } from './lib/config';
import { readBounces } from './publishing/newsletter/read-bounces';

const USAGE = 'usage: bounces-cli.js FILE.mbox|FILE.eml …';

/** Notes the bounces and complaints in mailboxes, and prints how many there were. */
async function main(): Promise<void> {
  const files = process.argv.slice(2);
  if (files.length === 0) throw new Error(USAGE);
  const bounces = files.flatMap((file) => readBounces(readFileSync(file, 'utf8')));
  const pool = new Pool({ connectionString: readConfig().databaseUrl });
  try {
    const query = async <Row>(statement: string, parameters: unknown[]) =>
      (await pool.query(statement, parameters)).rows as Row[];
    const { suppressed, counted, ignored } = await noteBounces(query, bounces);
    console.log(
      `${bounces.length} bounces: ${suppressed} subscribers get no more mail, ${counted} counted, ${ignored} ignored`,
    );
  } finally {
    await pool.end();
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
