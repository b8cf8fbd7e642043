import { Module } from '@nestjs/common';
import { BlogModule } from '../../publishing/blog/blog.module';
import { LiveUpdatesModule } from '../../lib/live-updates/live-updates.module';
import { ProductsModule } from '../products/products.module';
import { OwnStudiesModule } from '../../publishing/own-studies/own-studies.module';
import { EvidenceController } from './evidence.controller';
import { StudyChangesRepository } from './study-changes.repository';
import { StudyChangesService } from './study-changes.service';

@Module({
  imports: [BlogModule, LiveUpdatesModule, OwnStudiesModule, ProductsModule],
  controllers: [EvidenceController],
  providers: [StudyChangesRepository, StudyChangesService],
  exports: [StudyChangesService],
})
export class EvidenceModule {}
