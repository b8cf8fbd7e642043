import type { StudyUses } from '@astaguide/contracts/site/study-uses';
import { Injectable } from '@nestjs/common';
import { BlogService } from '../blog/blog.service';
import { ProductsService } from '../products/products.service';
import { studyUses } from './study-uses';

/** Where the site cites its studies, for the owner. */
@Injectable()
export class EvidenceService {
  constructor(
    private readonly blog: BlogService,
    private readonly products: ProductsService,
  ) {}

  async listUses(): Promise<StudyUses[]> {
    const [posts, products] = await Promise.all([this.blog.listWithDrafts(), this.products.list()]);
    return studyUses(posts, products);
  }
}
