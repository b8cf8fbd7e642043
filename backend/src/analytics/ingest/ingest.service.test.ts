import type { RecordEventsJob } from '@astaguide/queues/events-queue';
import type { Queue } from 'bullmq';
import type { PinoLogger } from 'nestjs-pino';
import type { BackendConfig } from '../../lib/config';
import { UnavailableError } from '../../http/errors';
import type { EventInboxRepository } from './event-inbox.repository';
import { EventRateLimiter } from './event-rate-limiter.service';
import { IngestService } from './ingest.service';
import type { KnownPagesService } from './known-pages.service';
import type { Visit } from './visit';
import type { VisitorSaltsService } from './visitor-salts.service';

const visit: Visit = {
  callId: undefined,
  isOwner: false,
  headers: {},
  ip: '203.0.113.77',
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64)',
  acceptLanguage: 'en',
  referer: undefined,
  host: 'astaguide.example',
};
const salted = () => Promise.resolve(Buffer.from('salt'));
const isAway = () => Promise.reject(new Error('The queue is away'));

/** Ingest whose queue is away, with an inbox and salts of the test. */
function ingestWith(add: () => Promise<void>, saltFor: () => Promise<Buffer> = salted): IngestService {
  const queue = { add: isAway, getWaitingCount: isAway };
  return new IngestService(
    { publicUrl: 'https://astaguide.example', trustProxy: 0 } as BackendConfig,
    queue as unknown as Queue<RecordEventsJob>,
    { add } as unknown as EventInboxRepository,
    { saltFor } as unknown as VisitorSaltsService,
    { get: () => Promise.resolve(() => true) } as unknown as KnownPagesService,
    new EventRateLimiter(),
    { warn: () => undefined, debug: () => undefined } as unknown as PinoLogger,
  );
}

async function refusalOf(ingest: IngestService): Promise<unknown> {
  const refusal = await ingest
    .accept({ eventType: 'page_view', eventData: {} }, visit, 'r1')
    .catch((error: unknown) => error);
  await ingest.beforeApplicationShutdown();
  return refusal;
}

test.each([
  ['neither the queue nor the inbox takes it', (full: Error) => ingestWith(() => Promise.reject(full))],
  [
    'there is no salt to describe it with',
    (full: Error) =>
      ingestWith(
        () => Promise.resolve(),
        () => Promise.reject(full),
      ),
  ],
])('an event that cannot be stored is refused for now, with its cause: %s', async (_where, ingestAt) => {
  const cause = new Error('The disk is full');
  const refusal = await refusalOf(ingestAt(cause));
  expect(refusal).toBeInstanceOf(UnavailableError);
  expect(refusal).toMatchObject({ message: 'Events cannot be stored now.', retryAfter: 5, cause });
});
