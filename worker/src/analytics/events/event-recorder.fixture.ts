import type { Pool } from 'pg';
import { ActiveBotRules } from '../bot-rules/active-bot-rules.repository';
import { EventLogRepository } from './event-log.repository';
import { EventRecorder } from './event-recorder';
import { EventReferencesRepository } from './event-references.repository';
import { FailedEventsRepository } from './failed-events.repository';
import { RecordableEvents } from './recordable-events';

/** A recorder as the worker's modules wire it, with its own cache of texts: two of them share only the database. */
export function createEventRecorder(pool: Pool): EventRecorder {
  return new EventRecorder(
    new EventLogRepository(pool),
    new RecordableEvents(new EventReferencesRepository(pool), new ActiveBotRules(pool)),
    new FailedEventsRepository(pool),
  );
}
