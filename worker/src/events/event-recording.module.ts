import { Module } from '@nestjs/common';
import { ActiveBotRules } from '../bot-rules/active-bot-rules';
import { MonthlyRollupsRepository } from '../rollups/monthly-tables.repository';
import { RollupsRepository } from '../rollups/rollups.repository';
import { EventLogRepository } from './event-log.repository';
import { EventOriginsRepository } from './event-origins.repository';
import { EventRecorder } from './event-recorder';
import { EventTextsRepository } from './event-texts.repository';
import { FailedEventsRepository } from './failed-events.repository';
import { RecordableEvents } from './recordable-events';
import { UserAgentsRepository } from './user-agents.repository';

/** Records batches of events in the log and the rollups, wherever they come from. */
@Module({
  providers: [
    ActiveBotRules,
    EventLogRepository,
    EventOriginsRepository,
    EventRecorder,
    EventTextsRepository,
    FailedEventsRepository,
    MonthlyRollupsRepository,
    RecordableEvents,
    RollupsRepository,
    UserAgentsRepository,
  ],
  exports: [EventLogRepository, EventRecorder],
})
export class EventRecordingModule {}
