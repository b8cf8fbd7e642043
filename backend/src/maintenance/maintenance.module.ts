import { Module } from '@nestjs/common';
import { MaintenanceRunsController } from './maintenance-runs.controller';
import { MaintenanceRunsRepository } from './maintenance-runs.repository';
import { MaintenanceRunsService } from './maintenance-runs.service';

@Module({
  controllers: [MaintenanceRunsController],
  providers: [MaintenanceRunsRepository, MaintenanceRunsService],
  exports: [MaintenanceRunsService],
})
export class MaintenanceModule {}
