import { parseArgs } from 'node:util';
import { Pool } from 'pg';
import { readConfig } from './config';
import { RollupsRepository, type DayOutcome } from './rollups/rollups.repository';

const USAGE = 'usage: rollups-cli.js verify|rebuild --from YYYY-MM-DD [--to YYYY-MM-DD]';

/** `verify` tells how far the rollups of each UTC day are from the log, `rebuild` puts them right. */
async function main(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { from: { type: 'string' }, to: { type: 'string' } },
  });
  const command = positionals[0];
  if ((command !== 'verify' && command !== 'rebuild') || !values.from) throw new Error(USAGE);
  const pool = new Pool({ connectionString: readConfig().databaseUrl, max: 3 });
  const rollups = new RollupsRepository(pool);
  const range = [values.from, values.to ?? values.from] as const;
  const tell = ({ day, drift }: DayOutcome) => {
    if (drift === null) console.log(`${day}: the raw events have been dropped`);
    else
      console.log(command === 'verify' ? `${day}: drift ${drift}` : `rebuilt ${day}: ${drift} rows differed`);
  };
  const total = await (command === 'verify'
    ? rollups.verifyRange(...range, tell)
    : rollups.rebuildRange(...range, tell));
  await pool.end();
  // What was rebuilt is right now; what was only looked at is not.
  if (command === 'verify' && total > 0) process.exitCode = 1;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
});
