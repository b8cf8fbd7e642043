import type { DemoData } from '@astaguide/contracts/maintenance/demo-data';
import type { ReportPeriod } from '@astaguide/contracts/lib/report-period';
import { findUneditedContent } from '@astaguide/database/demo/unedited-content';
import { addDemoCatalog } from '@astaguide/database/load-demo';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';

/**
 * Counts the demo events and the demo sales. Events are counted only on days with demo data, so that a long log is not
 * scanned.
 */
const COUNT_DEMO = `
  SELECT (
    SELECT count(*)::integer FROM events e
    WHERE e.occurred_at >= (SELECT day_start(min(day)) FROM log_days WHERE has_demo)
      AND e.occurred_at < (SELECT day_start(max(day) + 1) FROM log_days WHERE has_demo)
      AND e.origin_id IN (SELECT id FROM origins WHERE is_demo)
  ) AS events, (
    SELECT count(*)::integer FROM conversions JOIN conversion_imports imports ON imports.id = import_id
    WHERE imports.is_demo AND is_current
  ) AS sales`;

/** Finds a day from $1 to $2 on which demo visitors are counted. */
const FIND_DEMO_DAY = 'SELECT FROM log_days WHERE has_demo AND day BETWEEN $1 AND $2 LIMIT 1';

/** Rows that are marked as demo data. */
@Injectable()
export class DemoDataRepository {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  async count(): Promise<DemoData> {
    const [counts] = await this.dataSource.query<Pick<DemoData, 'events' | 'sales'>[]>(COUNT_DEMO);
    const { products, posts } = await findUneditedContent(this.dataSource.manager);
    return { ...counts!, products: products.length, posts: posts.length };
  }

  /** Adds the products of the demo catalog to a site without products, and its articles to one without articles. */
  async addCatalog(): Promise<void> {
    await this.dataSource.transaction((manager) => addDemoCatalog(manager, { withDeleted: false }));
  }

  /** Whether demo visitors are counted on a day of the period. */
  async isCountedIn({ from, to }: ReportPeriod): Promise<boolean> {
    const days = await this.dataSource.query<unknown[]>(FIND_DEMO_DAY, [from, to]);
    return days.length > 0;
  }
}
