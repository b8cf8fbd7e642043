import { parseArgs } from 'node:util';
import { Pool } from 'pg';
import { readConfig } from './config';
import { BotVerdictsRepository } from './bot-rules/bot-verdicts.repository';
import { DerivedDaysRepository } from './projections/derived-days.repository';
import { DerivedFigures } from './projections/derived-figures';
import { MonthlyAttributionsRepository } from './rollups/monthly-sums.repository';
import { RollupsRepository, type DayOutcome } from './rollups/rollups.repository';

const USAGE = 'usage: rollups-cli.js verify|rebuild|derive --from YYYY-MM-DD [--to YYYY-MM-DD]';

type Range = readonly [from: string, to: string];

/** Each tells of its days as they come, and answers with the exit code. */
const commands: Record<string, (pool: Pool, range: Range) => Promise<number>> = {
  verify: async (pool, range) => {
    const tell = tellDay((day, drift) => `${day}: drift ${drift}`);
    return (await new RollupsRepository(pool).verifyRange(...range, tell)) > 0 ? 1 : 0;
  },
  rebuild: async (pool, range) => {
    // What was rebuilt is right now.
    const tell = tellDay((day, drift) => `rebuilt ${day}: ${drift} rows differed`);
    await new RollupsRepository(pool).rebuildRange(...range, tell);
    return 0;
  },
  derive: async (pool, range) => {
    const derived = new DerivedFigures(
      new DerivedDaysRepository(pool),
      new MonthlyAttributionsRepository(pool),
      new BotVerdictsRepository(pool, new RollupsRepository(pool)),
    );
    await derived.computeRange(...range, (day) => console.log(`derived ${day}`));
    return 0;
  },
};

const tellDay =
  (text: (day: string, drift: number) => string) =>
  ({ day, drift }: DayOutcome) =>
    console.log(drift === null ? `${day}: the raw events have been dropped` : text(day, drift));

/**
 * `verify` tells how far the rollups of each day are from the log, `rebuild` puts them right. `derive` works out
 * at once the attributions and funnels that a worker would get to a day at a time.
 */
async function main(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { from: { type: 'string' }, to: { type: 'string' } },
  });
  const run = commands[positionals[0] ?? ''];
  if (!run || !values.from) throw new Error(USAGE);
  const pool = new Pool({ connectionString: readConfig().databaseUrl, max: 3 });
  process.exitCode = await run(pool, [values.from, values.to ?? values.from]);
  await pool.end();
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
});
