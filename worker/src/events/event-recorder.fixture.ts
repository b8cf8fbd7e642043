import type { Pool } from 'pg';
import { ActiveBotRules } from '../bot-rules/active-bot-rules';
import { rollupsOf } from '../rollups/rollups.fixture';
import { EventLogRepository } from './event-log.repository';
import { EventRecorder } from './event-recorder';
import { EventOriginsRepository } from './event-origins.repository';
import { EventTextsRepository } from './event-texts.repository';
import { FailedEventsRepository } from './failed-events.repository';
import { RecordableEvents } from './recordable-events';
import { UserAgentsRepository } from './user-agents.repository';

/** A recorder as the worker's modules wire it, with its own cache of texts: two of them share only the database. */
export function createEventRecorder(pool: Pool): EventRecorder {
  const texts = new EventTextsRepository(pool);
  return new EventRecorder(
    new EventLogRepository(pool),
    new RecordableEvents(
      texts,
      new EventOriginsRepository(pool),
      new UserAgentsRepository(pool, texts),
      new ActiveBotRules(pool),
    ),
    new FailedEventsRepository(pool),
    rollupsOf(pool),
  );
}
