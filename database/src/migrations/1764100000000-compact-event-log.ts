import type { MigrationInterface, QueryRunner } from 'typeorm';
import { convertEvents } from './compact-event-log/convert-events';
import { convertRollups } from './compact-event-log/convert-rollups';
import { clearTheWay, tables } from './compact-event-log/tables';
import { views } from './compact-event-log/views';

const dropOld = [
  `DROP TABLE old_events`,
  `DROP TABLE old_hourly_rollups`,
  `DROP TABLE old_daily_rollups`,
  `ANALYZE event_texts, event_origins, user_agents, analytics_events, quarter_rollups, daily_rollups`,
];

/**
 * Keeps every event in a third of the space: texts once, in a dictionary; figures by the quarter-hour, so that
 * days of any time zone can be added up.
 */
export class CompactEventLog1764100000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    for (const statement of [
      ...clearTheWay,
      ...tables,
      ...convertEvents,
      ...convertRollups,
      ...views,
      ...dropOld,
    ]) {
      await queryRunner.query(statement);
    }
  }

  down(): Promise<void> {
    return Promise.reject(new Error('There is no way back from the compact event log: restore a backup'));
  }
}
