import 'reflect-metadata';
import { Module, type INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { parseArgs } from 'node:util';
import { CoreModule } from './core.module';
import { metricProviders } from './analytics/metric-providers';
import { Projector } from './analytics/projections/projector';
import { RollupsRepository, type DayOutcome } from './analytics/rollups/rollups.repository';

const USAGE = 'usage: rollups-cli.js verify|rebuild|project --from YYYY-MM-DD [--to YYYY-MM-DD]';

@Module({ imports: [CoreModule], providers: metricProviders })
class RollupsCliModule {}

type Range = readonly [from: string, to: string];

/** Each command prints its days as they are done, and returns the exit code. */
const commands: Record<string, (app: INestApplicationContext, range: Range) => Promise<number>> = {
  verify: async (app, range) => {
    const tell = tellDay((day, drift) => `${day}: drift ${drift}`);
    return (await app.get(RollupsRepository).verifyRange(...range, tell)) > 0 ? 1 : 0;
  },
  rebuild: async (app, range) => {
    // Drift before a rebuild is not a failure.
    const tell = tellDay((day, drift) => `rebuilt ${day}: ${drift} rows differed`);
    await app.get(RollupsRepository).rebuildRange(...range, tell);
    return 0;
  },
  project: async (app, range) => {
    await app.get(Projector).computeRange(...range, (day) => console.log(`projected ${day}`));
    return 0;
  },
};

const tellDay =
  (text: (day: string, drift: number) => string) =>
  ({ day, drift }: DayOutcome) =>
    console.log(drift === null ? `${day}: the raw events have been dropped` : text(day, drift));

/**
 * `verify` prints how many rollup rows of each day differ from the log, `rebuild` recomputes them, and `project`
 * computes the stale projections at once.
 */
async function main(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { from: { type: 'string' }, to: { type: 'string' } },
  });
  const run = commands[positionals[0] ?? ''];
  if (!run || !values.from) throw new Error(USAGE);
  const app = await NestFactory.createApplicationContext(RollupsCliModule, {
    logger: false,
    abortOnError: false,
  });
  process.exitCode = await run(app, [values.from, values.to ?? values.from]);
  await app.close();
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
});
