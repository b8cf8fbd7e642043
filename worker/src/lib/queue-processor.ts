import { type QueueDefinition, type QueueTarget, openWorker } from '@astaguide/queues/backend';
import type {
  BeforeApplicationShutdown,
  FactoryProvider,
  InjectionToken,
  OnApplicationShutdown,
  OnModuleInit,
} from '@nestjs/common';
import { type Job, UnrecoverableError, type Worker } from 'bullmq';
import { PinoLogger } from 'nestjs-pino';
import { WORKER_CONFIG } from './config';
import { WorkerMetrics } from './metrics/worker-metrics';

/** The job can never succeed; the message says why. */
export class PermanentJobError extends Error {}

/** The job has to wait for something else, and is retried a little later. */
export class RetryLaterError extends Error {}

/** The run was cancelled, or finished by another worker. */
export class JobCancelledError extends Error {}

/** A job's context, beside its payload. */
export interface JobContext {
  id: string | undefined;
  /** Attempts before this one. */
  attemptsMade: number;
  /** Whether BullMQ gives the job up when this attempt throws the error. */
  isLastAttempt: (error: unknown) => boolean;
  /** Whether this process shuts down: a long job stops after its current step and throws a RetryLaterError. */
  isStopping: () => boolean;
}

/** Handles one job. BullMQ retries the job when it throws. */
export type JobHandler<Payload, Dependencies extends unknown[]> = (
  payload: Payload,
  job: JobContext,
  ...dependencies: Dependencies
) => Promise<void>;

export interface ProcessorOptions<Payload, Dependencies extends unknown[]> {
  /** Jobs handled at once. */
  concurrency: number;
  /** Nest's tokens for the dependencies of the handler. */
  inject: { [Place in keyof Dependencies]: InjectionToken<NonNullable<Dependencies[Place]>> };
  /** Resolves when this process may begin to consume the queue. Default: at once. */
  startsWhen?: (...dependencies: Dependencies) => Promise<void>;
  /** Whether an error counts as a failure, in the log and the metrics. Default: every error does. */
  isFailure?: (error: Error) => boolean;
  /** The fields that are logged with a failed job. Default: the error and the job's id. */
  logFields?: (error: Error, payload: Payload | undefined) => object;
}

/** Consumes a queue between these two calls of Nest. */
export type Processor = OnModuleInit & BeforeApplicationShutdown & OnApplicationShutdown;

/**
 * Nest's provider of the processor of a queue: it consumes the queue while the application runs, and finishes its
 * current jobs at shutdown.
 */
export const defineProcessor = <Payload, Dependencies extends unknown[]>(
  queue: QueueDefinition<Payload>,
  handler: JobHandler<Payload, Dependencies>,
  {
    concurrency,
    inject,
    startsWhen,
    isFailure = () => true,
    logFields,
  }: ProcessorOptions<Payload, Dependencies>,
): FactoryProvider<Processor> => ({
  provide: Symbol(`processor of the queue ${queue.name}`),
  inject: [WORKER_CONFIG, WorkerMetrics, PinoLogger, ...(inject as InjectionToken[])],
  useFactory: (
    target: QueueTarget,
    metrics: WorkerMetrics,
    logger: PinoLogger,
    ...dependencies: Dependencies
  ) => {
    const { name } = queue;
    let worker: Worker<Payload> | undefined;
    let stopping = false;
    const isStopping = () => stopping;
    const open = () => {
      worker = openWorker(queue, target, handle, { concurrency });
      worker.on('error', (error) => logger.warn({ err: error }, `The queue ${name} cannot be reached`));
      worker.on('failed', (job, error) => {
        if (!isFailure(error)) return;
        const fields = logFields?.(error, job?.data) ?? { err: error };
        logger.warn({ jobId: job?.id, ...fields }, `A job of the queue ${name} failed`);
      });
      metrics.watch(name, worker, isFailure);
    };
    const handle = (job: Job<Payload>) => handler(job.data, contextOf(job, isStopping), ...dependencies);
    return {
      onModuleInit() {
        if (!startsWhen) return open();
        void startsWhen(...dependencies).then(() => {
          if (!stopping) open();
        });
      },
      beforeApplicationShutdown() {
        stopping = true;
      },
      async onApplicationShutdown() {
        await worker?.close();
      },
    };
  },
});

function contextOf({ id, attemptsMade, opts }: Job, isStopping: () => boolean): JobContext {
  const isLastAttempt = (error: unknown) =>
    error instanceof UnrecoverableError || attemptsMade + 1 >= (opts.attempts ?? 1);
  return { id, attemptsMade, isLastAttempt, isStopping };
}
