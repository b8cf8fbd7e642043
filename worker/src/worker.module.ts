import { Module } from '@nestjs/common';
import { CoreModule } from './core.module';
import { EventRecordingModule } from './analytics/events/event-recording.module';
import { eventsProcessor } from './analytics/events/record-batch';
import { LinksModule } from './publishing/links/links.module';
import { loggerModule } from './lib/logger.module';
import { NotificationsModule } from './operations/notifications/notifications.module';
import { OwnerDataModule } from './lib/owner-data.module';
import { PeriodicTasksModule } from './maintenance/periodic-tasks/periodic-tasks.module';
import { MetricsServer } from './lib/metrics/metrics-server';
import { WorkerHeartbeat } from './operations/heartbeat/worker-heartbeat';
import { WorkersRepository } from './operations/heartbeat/workers.repository';
import { MaintenanceModule } from './maintenance/maintenance.module';

@Module({
  imports: [
    loggerModule,
    CoreModule,
    OwnerDataModule,
    EventRecordingModule,
    LinksModule,
    NotificationsModule,
    PeriodicTasksModule,
    MaintenanceModule,
  ],
  providers: [eventsProcessor, MetricsServer, WorkerHeartbeat, WorkersRepository],
})
export class WorkerModule {}
