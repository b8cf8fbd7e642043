import { Module } from '@nestjs/common';
import { CoreModule } from './core.module';
import { EventsModule } from './events/events.module';
import { Heartbeat } from './heartbeat';
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
    EventsModule,
    LinksModule,
    NotificationsModule,
    PeriodicTasksModule,
    MaintenanceModule,
  ],
  providers: [Heartbeat, MetricsServer, WorkerHeartbeat, WorkersRepository],
})
export class WorkerModule {}
