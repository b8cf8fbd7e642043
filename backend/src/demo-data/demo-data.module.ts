import { Module } from '@nestjs/common';
import { DataIntegrityModule } from '../data-integrity/data-integrity.module';
import { DemoDataController } from './demo-data.controller';
import { DemoDataRepository } from './demo-data.repository';
import { DemoDataService } from './demo-data.service';

@Module({
  imports: [DataIntegrityModule],
  controllers: [DemoDataController],
  providers: [DemoDataRepository, DemoDataService],
  exports: [DemoDataService],
})
export class DemoDataModule {}
