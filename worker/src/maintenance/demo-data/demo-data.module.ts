import { Module } from '@nestjs/common';
import { EventRecordingModule } from '../../analytics/events/event-recording.module';
import { metricProviders } from '../../analytics/metric-providers';
import { MaintenancePool, POOL } from '../../lib/pools';
import { DemoDataDays } from './demo-data-days';
import { DemoDataRepository } from './demo-data.repository';

/** Adds and removes demo data, on connections that recording events does not wait for. */
@Module({
  imports: [EventRecordingModule],
  providers: [
    { provide: POOL, useExisting: MaintenancePool },
    ...metricProviders,
    DemoDataDays,
    DemoDataRepository,
  ],
  exports: [DemoDataDays, DemoDataRepository],
})
export class DemoDataModule {}
