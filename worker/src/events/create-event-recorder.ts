import type { Pool } from 'pg';
import { BotRulesRepository } from '../bot-rules/bot-rules.repository';
import { RulesInForce } from '../bot-rules/rules-in-force';
import { RollupsRepository } from '../rollups/rollups.repository';
import { EventLogRepository } from './event-log.repository';
import { EventRecorder } from './event-recorder';
import { EventOriginsRepository } from './event-origins.repository';
import { EventTextsRepository } from './event-texts.repository';
import { QuarantineRepository } from './quarantine.repository';
import { RecordableEvents } from './recordable-events';
import { UserAgentsRepository } from './user-agents.repository';

/** A recorder with its own memory of texts: what two of them share is the database alone. */
export function createEventRecorder(pool: Pool): EventRecorder {
  const texts = new EventTextsRepository(pool);
  return new EventRecorder(
    new EventLogRepository(pool),
    new RecordableEvents(
      texts,
      new EventOriginsRepository(pool),
      new UserAgentsRepository(pool, texts),
      new RulesInForce(new BotRulesRepository(pool)),
    ),
    new QuarantineRepository(pool),
    new RollupsRepository(pool),
  );
}
