import { Module } from '@nestjs/common';
import { BotRulesRepository } from '../bot-rules/bot-rules.repository';
import { RulesInForce } from '../bot-rules/rules-in-force';
import { RollupsRepository } from '../rollups/rollups.repository';
import { EventLogRepository } from './event-log.repository';
import { EventOriginsRepository } from './event-origins.repository';
import { EventRecorder } from './event-recorder';
import { EventTextsRepository } from './event-texts.repository';
import { EventsProcessor } from './events.processor';
import { QuarantineRepository } from './quarantine.repository';
import { RecordableEvents } from './recordable-events';
import { UserAgentsRepository } from './user-agents.repository';

/** From the queue into log and rollups. */
@Module({
  providers: [
    BotRulesRepository,
    EventLogRepository,
    EventOriginsRepository,
    EventRecorder,
    EventsProcessor,
    EventTextsRepository,
    QuarantineRepository,
    RecordableEvents,
    RollupsRepository,
    RulesInForce,
    UserAgentsRepository,
  ],
  exports: [EventLogRepository, EventRecorder],
})
export class EventsModule {}
