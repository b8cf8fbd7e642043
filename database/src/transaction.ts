import type { Pool, PoolClient } from 'pg';

/** How a transaction begins: what stands behind `BEGIN ISOLATION LEVEL`. */
export type Isolation = 'READ COMMITTED' | 'REPEATABLE READ' | 'REPEATABLE READ READ ONLY';

/**
 * Runs work in a transaction of its own connection, and commits it.
 *
 * @param work gets the connection; it must not give it back, and not use it after it has ended
 * @returns what `work` resolves to
 * @throws what `work` or the database throws; then nothing of it has happened
 */
export async function inTransaction<T>(
  pool: Pool,
  isolation: Isolation,
  work: (client: PoolClient) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  // The pool listens to its idle connections only. Where the server dies, the queries of this one are rejected,
  // and its error event, heard by nobody, would end the process.
  client.on('error', ignore);
  try {
    await client.query(`BEGIN ISOLATION LEVEL ${isolation}`);
    const result = await work(client);
    await client.query('COMMIT');
    client.off('error', ignore);
    client.release();
    return result;
  } catch (error) {
    // A connection in an unknown state is closed, not released; the server rolls back.
    client.release(true);
    throw error;
  }
}

function ignore(): void {}
