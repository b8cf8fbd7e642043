import { Module } from '@nestjs/common';
import { DayReclassificationRepository } from '../bot-rules/day-reclassification.repository';
import { ProjectionsRepository } from '../projections/projections.repository';
import { Projector } from '../projections/projector';
import { EventRecordingModule } from '../events/event-recording.module';
import { InboxRepository } from '../events/inbox.repository';
import {
  MonthlyAttributionsRepository,
  MonthlyRollupsRepository,
} from '../rollups/monthly-tables.repository';
import { RollupsRepository } from '../rollups/rollups.repository';
import { PeriodicTasks } from './periodic-tasks.service';
import { RetentionRepository } from './retention.repository';

/** Periodic tasks. */
@Module({
  imports: [EventRecordingModule],
  providers: [
    DayReclassificationRepository,
    ProjectionsRepository,
    Projector,
    InboxRepository,
    PeriodicTasks,
    MonthlyAttributionsRepository,
    MonthlyRollupsRepository,
    RetentionRepository,
    RollupsRepository,
  ],
})
export class PeriodicTasksModule {}
