import { eventsQueue, type RecordEventsJob } from '@astaguide/queues/events-queue';
import type { QueueTarget } from '@astaguide/queues/backend';
import { ShardedWorker } from '@astaguide/queues/sharded-worker';
import { stopTelemetry, workInTrace } from '@astaguide/queues/telemetry';
import type { OnApplicationShutdown, OnModuleInit } from '@nestjs/common';
import type { Job } from 'bullmq';
import type { PinoLogger } from 'nestjs-pino';
import type { EventFlow } from '../metrics/event-flow';
import type { WorkerMetrics } from '../metrics/worker-metrics';
import { MAX_BATCHES_TOGETHER, type EventRecorder } from './event-recorder';

/** Takes batches of events off the queue and has them recorded. */
export class EventsProcessor implements OnModuleInit, OnApplicationShutdown {
  private worker: ShardedWorker<RecordEventsJob> | undefined;

  constructor(
    private readonly target: QueueTarget,
    private readonly recorder: EventRecorder,
    private readonly flow: EventFlow,
    private readonly metrics: WorkerMetrics,
    private readonly logger: PinoLogger,
  ) {}

  onModuleInit(): void {
    this.worker = new ShardedWorker(eventsQueue, this.target, (job) => this.process(job), {
      // They are written together: more of them means larger statements, not more writers.
      concurrency: MAX_BATCHES_TOGETHER,
      onError: (error) => this.logger.warn({ err: error }, 'The queue is away'),
      onOpen: (worker) => {
        worker.on('error', (error) => this.logger.warn({ err: error }, 'The queue is away'));
        worker.on('failed', (job, error) => {
          this.flow.failed();
          this.logger.warn({ err: error, jobId: job?.id }, 'A batch failed');
        });
        this.metrics.watch(eventsQueue.name, worker);
      },
    });
  }

  /** Finishes the batches in hand. */
  async onApplicationShutdown(): Promise<void> {
    await this.worker?.close();
    await stopTelemetry();
  }

  private async process(job: Job<RecordEventsJob>): Promise<void> {
    const data: Partial<RecordEventsJob> | null = job.data;
    const batch: unknown = data?.events ?? data;
    const startedAt = performance.now();
    if (job.attemptsMade > 0) this.flow.retried();
    await workInTrace('record events', data?.trace, () => this.recorder.record(batch, job.id ?? null));
    this.flow.recorded(batch, performance.now() - startedAt);
    this.logger.debug({ jobId: job.id, requestIds: data?.requestIds }, 'A batch is recorded');
  }
}
