import { Module } from '@nestjs/common';
import { LoggerModule } from 'nestjs-pino';
import { readConfig } from './config';
import { CoreModule } from './core.module';
import { EventsModule } from './events/events.module';
import { Heartbeat } from './heartbeat';
import { MailsModule } from './mails/mails.module';
import { MaintenanceModule } from './maintenance/maintenance.module';
import { MetricsServer } from './metrics/metrics-server';
import { WorkerRegistry } from './registry/worker-registry';
import { WorkersRepository } from './registry/workers.repository';
import { RunsModule } from './runs/runs.module';

@Module({
  imports: [
    LoggerModule.forRootAsync({
      useFactory: () => ({ pinoHttp: { level: readConfig().logLevel, autoLogging: false } }),
    }),
    CoreModule,
    EventsModule,
    MailsModule,
    MaintenanceModule,
    RunsModule,
  ],
  providers: [Heartbeat, MetricsServer, WorkerRegistry, WorkersRepository],
})
export class WorkerModule {}
