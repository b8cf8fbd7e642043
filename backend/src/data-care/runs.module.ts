import { Module } from '@nestjs/common';
import {
  MAINTENANCE_QUEUE,
  MaintenanceQueueCloser,
  maintenanceQueueProvider,
} from './maintenance-queue.provider';
import { RunsController } from './runs.controller';
import { RunsRepository } from './runs.repository';
import { RunsService } from './runs.service';

@Module({
  controllers: [RunsController],
  providers: [MaintenanceQueueCloser, maintenanceQueueProvider, RunsRepository, RunsService],
  exports: [MAINTENANCE_QUEUE, RunsRepository, RunsService],
})
export class RunsModule {}
