import { Module } from '@nestjs/common';
import { ActiveBotRules } from '../bot-rules/active-bot-rules.repository';
import { EventLogRepository } from './event-log.repository';
import { EventRecorder } from './event-recorder';
import { EventReferencesRepository } from './event-references.repository';
import { FailedEventsRepository } from './failed-events.repository';
import { RecordableEvents } from './recordable-events';

/** Records batches of events in the log and the rollups, wherever they come from. */
@Module({
  providers: [
    ActiveBotRules,
    EventLogRepository,
    EventRecorder,
    EventReferencesRepository,
    FailedEventsRepository,
    RecordableEvents,
  ],
  exports: [EventLogRepository, EventRecorder],
})
export class EventRecordingModule {}
