import { Client } from 'pg';

/** Characters of a reason. */
const LONGEST_REASON = 200;

/**
 * Stores for the dashboard and its emails why a backup failed, unless the backup itself has stored that or succeeded. Does
 * nothing while the database is away, which its owner learns otherwise.
 *
 * @param begunAt when the backup began
 * @param reason only its first line is kept
 */
export async function storeBackupFailure(databaseUrl: string, begunAt: Date, reason: string): Promise<void> {
  const line = reason.trim().split('\n', 1)[0]!.slice(0, LONGEST_REASON).replace(/\.$/, '');
  const client = new Client({ connectionString: databaseUrl, application_name: 'astaguide backup' });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query(
      `WITH former AS (DELETE FROM backup_runs WHERE failure IS NOT NULL AND taken_at < $1)
       INSERT INTO backup_runs (taken_at, failure)
       SELECT $1, $2 WHERE NOT EXISTS (SELECT FROM backup_runs WHERE taken_at >= $1)`,
      [begunAt, line || 'Unknown'],
    );
  } catch {
    // Why the backup failed is thrown or printed all the same.
  } finally {
    await client.end().catch(() => undefined);
  }
}
