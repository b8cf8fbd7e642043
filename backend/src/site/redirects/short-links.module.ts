import { Module } from '@nestjs/common';
import { LiveUpdatesModule } from '../../lib/live-updates/live-updates.module';
import { ProductsModule } from '../../catalog/products/products.module';
import { ShortLinksController } from './short-links.controller';
import { ShortLinksRepository } from './short-links.repository';
import { ShortLinksService } from './short-links.service';

@Module({
  imports: [LiveUpdatesModule, ProductsModule],
  controllers: [ShortLinksController],
  providers: [ShortLinksRepository, ShortLinksService],
  exports: [ShortLinksService],
})
export class ShortLinksModule {}
