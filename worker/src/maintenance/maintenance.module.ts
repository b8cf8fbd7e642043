import { Module } from '@nestjs/common';
import { BotVerdictsRepository } from '../bot-rules/bot-verdicts.repository';
import { DerivedDaysRepository } from '../derived/derived-days.repository';
import { DerivedFigures } from '../derived/derived-figures';
import { EventsModule } from '../events/events.module';
import { InboxRepository } from '../events/inbox.repository';
import { MonthlyAttributionsRepository, MonthlyRollupsRepository } from '../rollups/monthly-sums.repository';
import { RollupsRepository } from '../rollups/rollups.repository';
import { MaintenanceService } from './maintenance.service';
import { RetentionRepository } from './retention.repository';

/** What comes round by itself. */
@Module({
  imports: [EventsModule],
  providers: [
    BotVerdictsRepository,
    DerivedDaysRepository,
    DerivedFigures,
    InboxRepository,
    MaintenanceService,
    MonthlyAttributionsRepository,
    MonthlyRollupsRepository,
    RetentionRepository,
    RollupsRepository,
  ],
})
export class MaintenanceModule {}
