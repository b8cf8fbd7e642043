import { Module } from '@nestjs/common';
import { ProductsModule } from '../../catalog/products/products.module';
import { BlogModule } from '../../publishing/blog/blog.module';
import { RichTextModule } from '../../publishing/rich-text/rich-text.module';
import { OwnPagesRepository } from './own-pages.repository';
import { TextLinksController } from './text-links.controller';
import { TextLinksService } from './text-links.service';

@Module({
  imports: [BlogModule, ProductsModule, RichTextModule],
  controllers: [TextLinksController],
  providers: [OwnPagesRepository, TextLinksService],
})
export class TextLinksModule {}
