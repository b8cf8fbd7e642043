import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool, PoolClient } from 'pg';
import { databaseForTests } from './database.fixture';
import { inTransaction } from './transaction';

let pool: Pool;
databaseForTests(async (opened) => {
  pool = opened;
  await pool.query('CREATE TABLE kept (value integer)');
});

beforeEach(() => pool.query('TRUNCATE kept'));

const values = async () =>
  (await pool.query<{ value: number }>('SELECT value FROM kept ORDER BY value')).rows.map((row) => row.value);

const put = (client: PoolClient, value: number) =>
  client.query('INSERT INTO kept (value) VALUES ($1)', [value]);

test('what the work did is committed, and what it resolves to is returned', async () => {
  const result = await inTransaction(pool, 'READ COMMITTED', async (client) => {
    await put(client, 1);
    return 'done';
  });
  expect([result, await values()]).toEqual(['done', [1]]);
});

test('of work that throws nothing has happened', async () => {
  const work = inTransaction(pool, 'READ COMMITTED', async (client) => {
    await put(client, 1);
    throw new Error('no');
  });
  await expect(work).rejects.toThrow('no');
  expect(await values()).toEqual([]);
});

/** Ends the connection that the transaction is on, as a server that crashes does. */
async function sever(client: PoolClient): Promise<void> {
  const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
  await pool.query('SELECT pg_terminate_backend($1)', [rows[0]!.pid]);
}

test.each([
  ['while a query is under way', (client: PoolClient) => client.query('SELECT pg_sleep(20)')],
  [
    'between two queries',
    async (client: PoolClient) => {
      await sleep(200);
      await put(client, 2);
    },
  ],
])('a connection lost %s rejects, does not end the process, and is not given back', async (_when, next) => {
  let lost: PoolClient | undefined;
  const work = inTransaction(pool, 'READ COMMITTED', async (client) => {
    lost = client;
    // An error event without a listener ends the process.
    expect(client.listenerCount('error')).toBe(1);
    await put(client, 1);
    const severed = sever(client);
    // `sever` asks through the client itself first, so that the next query waits behind it.
    await Promise.all([severed, next(client)]);
  });
  await expect(work).rejects.toThrow(/terminat|connection error/i);
  expect(await values()).toEqual([]);
  const heldNow = await Promise.all([pool.connect(), pool.connect()]);
  expect(heldNow).not.toContain(lost);
  for (const client of heldNow) client.release();
});
