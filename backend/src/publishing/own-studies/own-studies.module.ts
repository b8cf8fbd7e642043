import { Module } from '@nestjs/common';
import { LiveUpdatesModule } from '../../lib/live-updates/live-updates.module';
import { OwnStudiesController } from './own-studies.controller';
import { OwnStudiesRepository } from './own-studies.repository';
import { OwnStudiesService } from './own-studies.service';
import { StudyLookupService, studyRequests } from './study-lookup.service';

@Module({
  imports: [LiveUpdatesModule],
  controllers: [OwnStudiesController],
  providers: [OwnStudiesRepository, OwnStudiesService, StudyLookupService, studyRequests],
  exports: [OwnStudiesService],
})
export class OwnStudiesModule {}
