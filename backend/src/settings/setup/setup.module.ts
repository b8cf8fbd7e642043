import { Module } from '@nestjs/common';
import { SettingsModule } from '../settings.module';
import { SetupController } from './setup.controller';
import { SetupRepository } from './setup.repository';
import { SetupService } from './setup.service';

@Module({
  imports: [SettingsModule],
  controllers: [SetupController],
  providers: [SetupRepository, SetupService],
})
export class SetupModule {}
