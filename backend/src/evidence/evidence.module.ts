import { StudyChange } from '@astaguide/database/entities/content/study-change.entity';
import { StudyCheck } from '@astaguide/database/entities/content/study-check.entity';
import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { BlogModule } from '../blog/blog.module';
import { LiveUpdatesModule } from '../live-updates/live-updates.module';
import { ProductsModule } from '../products/products.module';
import { EvidenceController } from './evidence.controller';
import { EvidenceService } from './evidence.service';
import { StudyChangesRepository } from './study-changes.repository';
import { StudyChangesService } from './study-changes.service';

@Module({
  imports: [
    TypeOrmModule.forFeature([StudyChange, StudyCheck]),
    BlogModule,
    LiveUpdatesModule,
    ProductsModule,
  ],
  controllers: [EvidenceController],
  providers: [EvidenceService, StudyChangesRepository, StudyChangesService],
  exports: [EvidenceService, StudyChangesService],
})
export class EvidenceModule {}
