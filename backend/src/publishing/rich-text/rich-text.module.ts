import { Module } from '@nestjs/common';
import { LinksModule } from '../links/links.module';
import { RichTextService } from './rich-text.service';

@Module({
  imports: [LinksModule],
  providers: [RichTextService],
  exports: [RichTextService],
})
export class RichTextModule {}
