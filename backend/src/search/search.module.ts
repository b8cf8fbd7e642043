import { Module } from '@nestjs/common';
import { BlogModule } from '../blog/blog.module';
import { EvidenceModule } from '../evidence/evidence.module';
import { LiveUpdatesModule } from '../live-updates/live-updates.module';
import { ProductsModule } from '../products/products.module';
import { WrittenAnswersModule } from '../written-answers/written-answers.module';
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
