import { Module } from '@nestjs/common';
import { DataCareModule } from '../data-care/data-care.module';
import { DemoDataController } from './demo-data.controller';
import { DemoDataRepository } from './demo-data.repository';
import { DemoDataService } from './demo-data.service';

@Module({
  imports: [DataCareModule],
  controllers: [DemoDataController],
  providers: [DemoDataRepository, DemoDataService],
})
export class DemoDataModule {}
