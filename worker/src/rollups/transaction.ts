import type { Pool, PoolClient } from 'pg';

/** Runs work in a transaction of its own connection; what it throws rolls back. */
export async function inTransaction<T>(
  pool: Pool,
  isolation: 'READ COMMITTED' | 'REPEATABLE READ',
  work: (client: PoolClient) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query(`BEGIN ISOLATION LEVEL ${isolation}`);
    const result = await work(client);
    await client.query('COMMIT');
    client.release();
    return result;
  } catch (error) {
    // A connection in an unknown state is not given back; the server rolls back when it closes.
    client.release(true);
    throw error;
  }
}
