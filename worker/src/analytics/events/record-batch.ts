import { eventsQueue, type RecordEventsJob } from '@astaguide/queues/events-queue';
import { workInTrace } from '@astaguide/queues/telemetry';
import { PinoLogger } from 'nestjs-pino';
import { Throughput } from '../../lib/metrics/throughput';
import { defineProcessor, type JobContext } from '../../lib/queue-processor';
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

/** Concurrent batches are written in one statement: more of them make larger statements, not more writers. */
export const eventsProcessor = defineProcessor(eventsQueue, recordBatch, {
  concurrency: MAX_BATCHES_TOGETHER,
  inject: [EventRecorder, Throughput, PinoLogger],
});
