import type { Pool, PoolClient } from 'pg';

/** The isolation level, as written after `BEGIN ISOLATION LEVEL`. */
export type Isolation = 'READ COMMITTED' | 'REPEATABLE READ' | 'REPEATABLE READ READ ONLY';

/**
 * Runs work in a transaction on its own connection, and commits it.
 *
 * @param work receives the connection; it must not release it, or use it after it has returned
 * @returns what `work` resolves to
 * @throws what `work` or the database throws; then the transaction was rolled back
 */
export async function inTransaction<T>(
  pool: Pool,
  isolation: Isolation,
  work: (client: PoolClient) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  // The pool only listens to idle connections. If the server dies, this connection's queries are rejected, and its error
  // event would end the process if it had no listener.
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
