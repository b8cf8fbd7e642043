import { CLICK_ID } from '@astaguide/contracts/earnings/click-id';
import { findUneditedContent } from '@astaguide/database/demo/unedited-content';
import { Owner } from '@astaguide/database/entities/account/owner.entity';
import { Product } from '@astaguide/database/entities/catalog/product.entity';
import { ConversionImport } from '@astaguide/database/entities/earnings/conversion-import.entity';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, IsNull, Not } from 'typeorm';

/** What shows how far a site is set up. */
@Injectable()
export class SetupRepository {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  readOwner(id: number): Promise<Pick<Owner, 'passwordGenerated' | 'setupDismissed'>> {
    return this.dataSource.manager.findOneOrFail(Owner, {
      where: { id },
      select: { passwordGenerated: true, setupDismissed: true },
    });
  }

  async setDismissed(id: number, setupDismissed: boolean): Promise<void> {
    await this.dataSource.manager.update(Owner, { id }, { setupDismissed });
  }

  /** Products that the owner added or edited, and how many of them pass a click id to their retailer. */
  async countOwnProducts(): Promise<{ own: number; withSubId: number }> {
    const demo = await findUneditedContent(this.dataSource.manager);
    const counts = await this.dataSource.manager
      .createQueryBuilder(Product, 'product')
      .select('count(*)::integer', 'own')
      .addSelect('count(*) FILTER (WHERE strpos(product.affiliate_link, :clickId) > 0)::integer', 'withSubId')
      .where('product.id <> ALL(:demo)', { clickId: CLICK_ID, demo: demo.products })
      .getRawOne<{ own: number; withSubId: number }>();
    return counts!;
  }

  /** Whether sales were imported, or reported by a network; demo sales do not count. */
  hasSalesReport(): Promise<boolean> {
    return this.dataSource.manager.existsBy(ConversionImport, { isDemo: false, confirmedAt: Not(IsNull()) });
  }
}
