import { Module } from '@nestjs/common';
import { DayReclassificationRepository } from '../bot-rules/day-reclassification.repository';
import { EventRecordingModule } from '../events/event-recording.module';
import { MaintenancePool, POOL } from '../pools';
import { ProjectionsRepository } from '../projections/projections.repository';
import { MonthlyRollupsRepository } from '../rollups/monthly-tables.repository';
import { RollupsRepository } from '../rollups/rollups.repository';
import { DemoDataDays } from './demo-data-days';
import { DemoDataRepository } from './demo-data.repository';

/** Adds and removes demo data, on connections that recording events does not wait for. */
@Module({
  imports: [EventRecordingModule],
  providers: [
    { provide: POOL, useExisting: MaintenancePool },
    DayReclassificationRepository,
    DemoDataDays,
    DemoDataRepository,
    MonthlyRollupsRepository,
    ProjectionsRepository,
    RollupsRepository,
  ],
  exports: [DemoDataDays, DemoDataRepository],
})
export class DemoDataModule {}
