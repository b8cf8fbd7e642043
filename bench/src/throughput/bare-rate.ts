import type { Run } from '@astaguide/testbed/cleanup';
import type { LoadOptions } from '../load/load-report';
import { openBare, runLoad } from '../load/run-load';

/**
 * Requests per second of a bare Fastify server with the same load generator.
 *
 * @param load the product's load; port and seconds are replaced
 */
export async function measureBareRate(run: Run, load: LoadOptions, seconds: number): Promise<number> {
  const { port, close } = await openBare(run);
  const report = await runLoad(run, { ...load, port, seconds, warmUpSeconds: 1 });
  await close();
  if (report.unanswered.length > 0)
    throw new Error(`Bare Fastify failed: ${JSON.stringify(report.failures)}`);
  return report.answered / seconds;
}
