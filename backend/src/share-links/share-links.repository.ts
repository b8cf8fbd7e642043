import { ShareLink } from '@astaguide/database/entities/analytics/share-link.entity';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { HashedSecrets } from '../auth/hashed-secrets';

/** Links to reports. */
@Injectable()
export class ShareLinksRepository extends HashedSecrets<ShareLink> {
  constructor(@InjectRepository(ShareLink) links: Repository<ShareLink>) {
    super(links);
  }
}
