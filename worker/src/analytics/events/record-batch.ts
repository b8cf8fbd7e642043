import { eventsQueue, type RecordEventsJob } from '@astaguide/queues/events-queue';
import { workInTrace } from '@astaguide/queues/telemetry';
import { PinoLogger } from 'nestjs-pino';
import { Throughput } from '../../lib/metrics/throughput';
import { defineProcessor, type JobContext } from '../../lib/queue-processor';
import { InboxRepository } from './inbox.repository';
import { EventRecorder, MAX_BATCHES_TOGETHER } from './event-recorder';

/** Records a batch of events in the log and the rollups. A payload of any other shape becomes a failed event. */
export async function recordBatch(
  payload: Partial<RecordEventsJob> | null,
  { id, attemptsMade }: JobContext,
  recorder: EventRecorder,
  throughput: Throughput,
  logger: PinoLogger,
): Promise<void> {
  const batch: unknown = payload?.events ?? payload;
  const startedAt = performance.now();
  if (attemptsMade > 0) throughput.retried();
  try {
    await workInTrace('record events', payload?.trace, () => recorder.record(batch, id ?? null));
  } catch (error) {
    throughput.failed();
    throw error;
  }
  throughput.recorded(batch, performance.now() - startedAt);
  logger.debug({ jobId: id, requestIds: payload?.requestIds }, 'A batch is recorded');
}

/** Records the batches of the inbox until it is empty. Each counts as a batch of the queue does. */
export async function drainInbox(
  inbox: InboxRepository,
  recorder: EventRecorder,
  throughput: Throughput,
  logger: PinoLogger,
  signal: AbortSignal,
): Promise<void> {
  const recordInbox = async (batch: unknown, requestIds: unknown) => {
    const startedAt = performance.now();
    await recorder.record(batch, null);
    throughput.recorded(batch, performance.now() - startedAt);
    logger.debug({ requestIds }, 'Recorded a batch of the inbox');
  };
  while (!signal.aborted && (await inbox.drain(recordInbox)) > 0);
}

/** Concurrent batches are written in one statement: more of them make larger statements, not more writers. */
export const eventsProcessor = defineProcessor(eventsQueue, recordBatch, {
  concurrency: MAX_BATCHES_TOGETHER,
  inject: [EventRecorder, Throughput, PinoLogger],
});
