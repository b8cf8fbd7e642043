import 'reflect-metadata';
import { startTelemetry } from '@astaguide/queues/telemetry';
import { NestFactory } from '@nestjs/core';
import { Logger } from 'nestjs-pino';
import { readConfig } from './lib/config';
import { WorkerModule } from './worker.module';

async function main(): Promise<void> {
  const { telemetryEndpoint: endpoint } = readConfig();
  // Before any queue is opened.
  if (endpoint !== undefined) await startTelemetry({ service: 'astaguide-worker', endpoint });
  const app = await NestFactory.createApplicationContext(WorkerModule, { bufferLogs: true });
  app.useLogger(app.get(Logger));
  app.enableShutdownHooks();
  // The launcher has died, so nothing else would stop this process.
  process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  process.send?.({ type: 'ready' });
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
