import 'reflect-metadata';
import { startTelemetry } from '@astaguide/queues/telemetry';
import { readConfig } from './config';
import { createApp } from './http/create-app';

async function main(): Promise<void> {
  const { port, host, telemetryEndpoint: endpoint } = readConfig();
  // Before any queue is opened.
  if (endpoint !== undefined) await startTelemetry({ service: 'astaguide-backend', endpoint });
  const app = await createApp();
  // The launcher is gone: nobody else would end this process.
  process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  await app.listen(port, host);
  process.send?.({ type: 'ready' });
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
