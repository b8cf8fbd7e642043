import type { Pool } from 'pg';
import { RollupsRepository } from '../rollups/rollups.repository';
import { EventLogRepository } from './event-log.repository';
import { EventRecorder } from './event-recorder';
import { QuarantineRepository } from './quarantine.repository';
import { UserAgentsRepository } from './user-agents.repository';

/** A recorder as a worker has it: what two of them share is the database alone. */
export function eventRecorder(pool: Pool): EventRecorder {
  return new EventRecorder(
    new EventLogRepository(pool),
    new UserAgentsRepository(pool),
    new QuarantineRepository(pool),
    new RollupsRepository(pool),
  );
}
