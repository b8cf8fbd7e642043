import { join } from 'node:path';
import { findFreePort } from '../environment/free-port';
import { NodeProcess } from '../environment/node-process';
import { runLoad } from '../load/run-load';
import type { LoadOptions } from '../load/load-report';
import type { Cleanup } from '../environment/cleanup';

/**
 * Requests per second of a bare Fastify server with the same load generator.
 *
 * @param load the product's load; port and seconds are replaced
 */
export async function measureBareRate(
  { cleanup, runFolder }: { cleanup: Cleanup; runFolder: string },
  load: LoadOptions,
  seconds: number,
): Promise<number> {
  const port = await findFreePort();
  const logFile = join(runFolder, 'bare-fastify.log');
  const script = join(__dirname, '../load/bare-fastify.js');
  const server = new NodeProcess(cleanup, { name: 'bare Fastify', script, args: [String(port)], logFile });
  await server.start();
  const report = await runLoad(cleanup, logFile, { ...load, port, seconds, warmUpSeconds: 1 });
  await server.kill();
  if (report.unanswered.length > 0)
    throw new Error(`Bare Fastify failed: ${JSON.stringify(report.failures)}`);
  return report.answered / seconds;
}
