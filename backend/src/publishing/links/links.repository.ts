import type { ProductLinks } from '@astaguide/contracts/catalog/affiliate-link';
import type { CheckedLink, LinkSwitch } from '@astaguide/contracts/publishing/link-check';
import { LinkSwitch as LinkSwitchRow } from '@astaguide/database/entities/catalog/link-switch.entity';
import { Product } from '@astaguide/database/entities/catalog/product.entity';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { isoDates, type DatedRow } from '../../lib/iso-dates';
import { FIND_CHECKED_LINKS } from './links.sql';

/** Switches that are listed. */
const SWITCHES = 50;

/** The row of a link, with the links of its products. */
export type CheckedLinkRow = DatedRow<Omit<CheckedLink, 'replacedBy'>, 'checkedAt' | 'failedSince'> & {
  productLinks: ProductLinks[];
};

/** The affiliate links of the catalog, and their last checks. */
@Injectable()
export class LinksRepository {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** Broken links first, then suspected ones, then those with the most clicks. */
  findChecked(): Promise<CheckedLinkRow[]> {
    return this.dataSource.query(FIND_CHECKED_LINKS);
  }

  /** The newest first. */
  async findSwitches(): Promise<LinkSwitch[]> {
    const rows = await this.dataSource
      .createQueryBuilder(LinkSwitchRow, 'change')
      // Before the join: a product that was deleted keeps its name here.
      .withDeleted()
      .innerJoin(Product, 'product', 'product.id = change.productId')
      .select('change.id::integer', 'id')
      .addSelect(`json_build_object('id', product.id, 'name', product.name)`, 'product')
      .addSelect('change.fromUrl', 'fromUrl')
      .addSelect('change.toUrl', 'toUrl')
      .addSelect('change.switchedAt', 'switchedAt')
      .orderBy('change.id', 'DESC')
      .limit(SWITCHES)
      .getRawMany<DatedRow<LinkSwitch, 'switchedAt'>>();
    return rows.map(isoDates);
  }

  async findUrls(): Promise<string[]> {
    const rows = await this.dataSource
      .createQueryBuilder()
      .select('link.url', 'url')
      .distinct()
      .from('affiliate_links', 'link')
      .orderBy('link.url')
      .getRawMany<{ url: string }>();
    return rows.map(({ url }) => url);
  }
}
