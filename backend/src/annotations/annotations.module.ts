import { Annotation } from '@astaguide/database/entities/analytics/annotation.entity';
import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { SettingsModule } from '../settings/settings.module';
import { AnnotationsController } from './annotations.controller';
import { AnnotationsRepository } from './annotations.repository';
import { AnnotationsService } from './annotations.service';

@Module({
  imports: [TypeOrmModule.forFeature([Annotation]), SettingsModule],
  controllers: [AnnotationsController],
  providers: [AnnotationsRepository, AnnotationsService],
})
export class AnnotationsModule {}
