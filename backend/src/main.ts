import 'reflect-metadata';
import { startTelemetry } from '@astaguide/queues/telemetry';
import { readConfig } from './lib/config';
import { createApp } from './create-app';

/**
 * Connections that may wait to be accepted; the system's own limit (net.core.somaxconn, 4096 on Linux) bounds it
 * again. With Node's 511, one that comes while a flood does is dropped, and its browser tries again after 1, 3, 7
 * and 15 seconds.
 */
const BACKLOG = 4096;

async function main(): Promise<void> {
  const { port, host, telemetryEndpoint: endpoint } = readConfig();
  // Before any queue is opened.
  if (endpoint !== undefined) await startTelemetry({ service: 'astaguide-backend', endpoint });
  const app = await createApp();
  // The launcher has died, so nothing else would stop this process.
  process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  await app.listen({ port, host, backlog: BACKLOG });
  process.send?.({ type: 'ready' });
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
