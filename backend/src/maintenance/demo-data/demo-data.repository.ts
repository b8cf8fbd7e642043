import type { DemoData } from '@astaguide/contracts/maintenance/demo-data';
import type { ReportPeriod } from '@astaguide/contracts/lib/report-period';
import { findUneditedContent } from '@astaguide/database/demo/unedited-content';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { COUNT_DEMO, FIND_DEMO_DAY } from './demo-data.sql';

/** Rows that are marked as demo data. */
@Injectable()
export class DemoDataRepository {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  async count(): Promise<DemoData> {
    const [counts] = await this.dataSource.query<Pick<DemoData, 'events' | 'sales'>[]>(COUNT_DEMO);
    const { products, posts } = await findUneditedContent(this.dataSource.manager);
    return { ...counts!, products: products.length, posts: posts.length };
  }

  /** Whether demo visitors are counted on a day of the period. */
  async isCountedIn({ from, to }: ReportPeriod): Promise<boolean> {
    const days = await this.dataSource.query<unknown[]>(FIND_DEMO_DAY, [from, to]);
    return days.length > 0;
  }
}
