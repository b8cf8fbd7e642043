import { eventsQueue, type RecordEventsJob } from '@astaguide/queues/events-queue';
import { openWorker, type QueueTarget } from '@astaguide/queues/backend';
import { stopTelemetry, workInTrace } from '@astaguide/queues/telemetry';
import { Inject, Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import type { Job, Worker } from 'bullmq';
import { PinoLogger } from 'nestjs-pino';
import { EventFlow } from '../metrics/event-flow';
import { WorkerMetrics } from '../metrics/worker-metrics';
import { MAX_BATCHES_TOGETHER, EventRecorder } from './event-recorder';
import { WORKER_CONFIG } from '../config';

/** Takes batches of events off the queue and has them recorded. */
@Injectable()
export class EventsProcessor implements OnModuleInit, OnApplicationShutdown {
  private worker: Worker<RecordEventsJob> | undefined;

  constructor(
    @Inject(WORKER_CONFIG) private readonly target: QueueTarget,
    private readonly recorder: EventRecorder,
    private readonly flow: EventFlow,
    private readonly metrics: WorkerMetrics,
    private readonly logger: PinoLogger,
  ) {}

  onModuleInit(): void {
    // Batches are written together: more of them means larger statements, not more writers.
    const concurrency = MAX_BATCHES_TOGETHER;
    this.worker = openWorker(eventsQueue, this.target, (job) => this.process(job), { concurrency });
    this.worker.on('error', (error) => this.logger.warn({ err: error }, 'The queue is away'));
    this.worker.on('failed', (job, error) => {
      this.flow.failed();
      this.logger.warn({ err: error, jobId: job?.id }, 'A batch failed');
    });
    this.metrics.watch(eventsQueue.name, this.worker as Worker);
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
