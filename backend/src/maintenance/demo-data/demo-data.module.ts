import { Module } from '@nestjs/common';
import { MaintenanceModule } from '../maintenance.module';
import { DemoDataController } from './demo-data.controller';
import { DemoDataRepository } from './demo-data.repository';
import { DemoDataService } from './demo-data.service';

@Module({
  imports: [MaintenanceModule],
  controllers: [DemoDataController],
  providers: [DemoDataRepository, DemoDataService],
  exports: [DemoDataService],
})
export class DemoDataModule {}
