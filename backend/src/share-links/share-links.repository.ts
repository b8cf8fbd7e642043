import { ShareLink } from '@astaguide/database/entities/analytics/share-link.entity';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository, type DeepPartial } from 'typeorm';

/** Links to reports. */
@Injectable()
export class ShareLinksRepository {
  constructor(@InjectRepository(ShareLink) private readonly links: Repository<ShareLink>) {}

  /** Newest first; also those that have run out. */
  findAll(): Promise<ShareLink[]> {
    return this.links.find({ order: { id: 'DESC' } });
  }

  findByHash(tokenHash: string): Promise<ShareLink | null> {
    return this.links.findOneBy({ tokenHash });
  }

  /** Adds a link, up to the maximum number. @returns null if the maximum is reached */
  add(values: DeepPartial<ShareLink>, most: number): Promise<ShareLink | null> {
    return this.links.manager.transaction(async (manager) => {
      await manager.query('LOCK TABLE share_links IN SHARE ROW EXCLUSIVE MODE');
      if ((await manager.count(ShareLink)) >= most) return null;
      return manager.save(manager.create(ShareLink, values));
    });
  }

  /** @returns whether there was such a link */
  async remove(id: number): Promise<boolean> {
    const { affected } = await this.links.delete({ id });
    return affected === 1;
  }
}
