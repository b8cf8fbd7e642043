import { Module } from '@nestjs/common';
import { MaintenanceRunsController } from './maintenance-runs.controller';
import { MaintenanceRunsRepository } from './maintenance-runs.repository';
import { BackendRuns } from './backend-runs';
import { MaintenanceRunsService } from './maintenance-runs.service';
import { DemoDataController } from './demo-data/demo-data.controller';
import { DemoDataRepository } from './demo-data/demo-data.repository';
import { DemoDataService } from './demo-data/demo-data.service';

@Module({
  controllers: [DemoDataController, MaintenanceRunsController],
  providers: [
    BackendRuns,
    MaintenanceRunsRepository,
    MaintenanceRunsService,
    DemoDataRepository,
    DemoDataService,
  ],
  exports: [MaintenanceRunsService, BackendRuns, DemoDataService],
})
export class MaintenanceModule {}
