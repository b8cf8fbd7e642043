import { Module } from '@nestjs/common';
import { BlogModule } from '../blog/blog.module';
import { ProductsModule } from '../products/products.module';
import { EvidenceController } from './evidence.controller';
import { EvidenceService } from './evidence.service';

@Module({
  imports: [BlogModule, ProductsModule],
  controllers: [EvidenceController],
  providers: [EvidenceService],
})
export class EvidenceModule {}
