import { Module } from '@nestjs/common';
import { LoggerModule } from 'nestjs-pino';
import { readConfig } from './config';
import { CoreModule } from './core.module';
import { EventsModule } from './events/events.module';
import { Heartbeat } from './heartbeat';
import { NotificationsModule } from './notifications/notifications.module';
import { PeriodicTasksModule } from './periodic-tasks/periodic-tasks.module';
import { MetricsServer } from './metrics/metrics-server';
import { WorkerRegistry } from './heartbeat/worker-registry';
import { WorkersRepository } from './heartbeat/workers.repository';
import { MaintenanceModule } from './maintenance/maintenance.module';

@Module({
  imports: [
    LoggerModule.forRootAsync({
      useFactory: () => ({ pinoHttp: { level: readConfig().logLevel, autoLogging: false } }),
    }),
    CoreModule,
    EventsModule,
    NotificationsModule,
    PeriodicTasksModule,
    MaintenanceModule,
  ],
  providers: [Heartbeat, MetricsServer, WorkerRegistry, WorkersRepository],
})
export class WorkerModule {}
