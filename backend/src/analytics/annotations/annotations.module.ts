import { Module } from '@nestjs/common';
import { SettingsModule } from '../../settings/settings.module';
import { AnnotationsController } from './annotations.controller';
import { AnnotationsRepository } from './annotations.repository';
import { AnnotationsService } from './annotations.service';

@Module({
  imports: [SettingsModule],
  controllers: [AnnotationsController],
  providers: [AnnotationsRepository, AnnotationsService],
})
export class AnnotationsModule {}
