import { ShareLink } from '@astaguide/database/entities/share-links/share-link.entity';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { HashedSecrets } from '../account/hashed-secrets';

/** Links to reports. */
@Injectable()
export class ShareLinksRepository extends HashedSecrets<ShareLink> {
  constructor(@InjectRepository(ShareLink) links: Repository<ShareLink>) {
    super(links);
  }
}
