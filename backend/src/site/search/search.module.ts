import { Module } from '@nestjs/common';
import { BlogModule } from '../../publishing/blog/blog.module';
import { EvidenceModule } from '../../catalog/evidence/evidence.module';
import { LiveUpdatesModule } from '../../lib/live-updates/live-updates.module';
import { ProductsModule } from '../../catalog/products/products.module';
import { WrittenAnswersModule } from '../../chat/written-answers/written-answers.module';
import { SearchMissesRepository } from './misses/search-misses.repository';
import { SearchMissesService } from './misses/search-misses.service';
import { SearchController } from './search.controller';
import { SearchService } from './search.service';

@Module({
  imports: [BlogModule, EvidenceModule, LiveUpdatesModule, ProductsModule, WrittenAnswersModule],
  controllers: [SearchController],
  providers: [SearchMissesRepository, SearchMissesService, SearchService],
})
export class SearchModule {}
