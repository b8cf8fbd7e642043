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

/**
 * Collects what the start left, about 70 MB, since an idle process allocates too little to collect anything by itself. V8
 * gives back the room for short-lived objects only in a full collection with little allocated since the one before, hence
 * the short one in between. It takes a few tenths of a second, once. Without `--expose-gc` nothing happens.
 */
function collectStart(): void {
  setTimeout(() => void globalThis.gc?.({ type: 'minor' }), 1000).unref();
  setTimeout(() => void globalThis.gc?.(), 7000).unref();
}

async function main(): Promise<void> {
  const { port, host, telemetryEndpoint: endpoint } = readConfig();
  // Before any queue is opened.
  if (endpoint !== undefined) await startTelemetry({ service: 'astaguide-backend', endpoint });
  const app = await createApp();
  // The launcher has died, so nothing else would stop this process.
  process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  await app.listen({ port, host, backlog: BACKLOG });
  process.send?.({ type: 'ready' });
  collectStart();
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
