import type { Pool } from 'pg';
import { BotVerdictsRepository } from '../bot-rules/bot-verdicts.repository';
import { DerivedDaysRepository } from '../projections/derived-days.repository';
import type { EventRecorder } from '../events/event-recorder';
import { RollupsRepository } from '../rollups/rollups.repository';
import { DemoDataDays } from './demo-data-days';
import { DemoDataRepository } from './demo-data.repository';

/** @param pool connections that recording events does not wait for */
export function createDemoDataDays(pool: Pool, recorder: EventRecorder): DemoDataDays {
  const rollups = new RollupsRepository(pool);
  const verdicts = new BotVerdictsRepository(pool, rollups);
  return new DemoDataDays(
    new DemoDataRepository(pool),
    recorder,
    rollups,
    verdicts,
    new DerivedDaysRepository(pool),
  );
}
