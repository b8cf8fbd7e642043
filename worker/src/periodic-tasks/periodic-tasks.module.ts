import { Module } from '@nestjs/common';
import { BotVerdictsRepository } from '../bot-rules/bot-verdicts.repository';
import { DerivedDaysRepository } from '../projections/derived-days.repository';
import { DerivedFigures } from '../projections/derived-figures';
import { EventsModule } from '../events/events.module';
import { InboxRepository } from '../events/inbox.repository';
import { MonthlyAttributionsRepository, MonthlyRollupsRepository } from '../rollups/monthly-sums.repository';
import { RollupsRepository } from '../rollups/rollups.repository';
import { PeriodicTasks } from './periodic-tasks.service';
import { RetentionRepository } from './retention.repository';

/** What comes round by itself. */
@Module({
  imports: [EventsModule],
  providers: [
    BotVerdictsRepository,
    DerivedDaysRepository,
    DerivedFigures,
    InboxRepository,
    PeriodicTasks,
    MonthlyAttributionsRepository,
    MonthlyRollupsRepository,
    RetentionRepository,
    RollupsRepository,
  ],
})
export class PeriodicTasksModule {}
