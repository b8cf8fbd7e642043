import { Module } from '@nestjs/common';
import { BlogModule } from '../blog/blog.module';
import { LiveUpdatesModule } from '../live-updates/live-updates.module';
import { ProductsModule } from '../products/products.module';
import { SearchController } from './search.controller';
import { SearchService } from './search.service';

@Module({
  imports: [BlogModule, LiveUpdatesModule, ProductsModule],
  controllers: [SearchController],
  providers: [SearchService],
})
export class SearchModule {}
