import { MaintenanceRun } from '@astaguide/database/entities/operations/maintenance-run.entity';
import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MaintenanceRunsController } from './maintenance-runs.controller';
import { MaintenanceRunsRepository } from './maintenance-runs.repository';
import { MaintenanceRunsService } from './maintenance-runs.service';

@Module({
  imports: [TypeOrmModule.forFeature([MaintenanceRun])],
  controllers: [MaintenanceRunsController],
  providers: [MaintenanceRunsRepository, MaintenanceRunsService],
  exports: [MaintenanceRunsService],
})
export class MaintenanceModule {}
