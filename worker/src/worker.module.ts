import { Module } from '@nestjs/common';
import { CoreModule } from './core.module';
import { EventRecordingModule } from './events/event-recording.module';
import { eventsProcessor } from './events/record-batch';
import { LinksModule } from './links/links.module';
import { loggerModule } from './logger.module';
import { NotificationsModule } from './notifications/notifications.module';
import { OwnerDataModule } from './owner-data.module';
import { PeriodicTasksModule } from './periodic-tasks/periodic-tasks.module';
import { MetricsServer } from './metrics/metrics-server';
import { WorkerHeartbeat } from './heartbeat/worker-heartbeat';
import { WorkersRepository } from './heartbeat/workers.repository';
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
