import type { DemoData } from '@astaguide/contracts/operations/demo-data';
import type { ReportPeriod } from '@astaguide/contracts/report/report-period';
import { findDemoContent } from '@astaguide/database/demo/demo-content';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';

/** Events are counted only on days with demo data, so that a long log is not scanned. */
const COUNTS = `
  SELECT (
    SELECT count(*)::integer FROM events e
    WHERE e.received_at >= (SELECT day_start(min(day)) FROM log_days WHERE has_demo)
      AND e.received_at < (SELECT day_start(max(day) + 1) FROM log_days WHERE has_demo)
      AND e.origin_id IN (SELECT id FROM origins WHERE is_demo)
  ) AS events, (
    SELECT count(*)::integer FROM conversions JOIN conversion_imports imports ON imports.id = import_id
    WHERE imports.is_demo AND is_current
  ) AS sales`;

/** Rows that are marked as demo data. */
@Injectable()
export class DemoDataRepository {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  async count(): Promise<DemoData> {
    const [counts] = await this.dataSource.query<Pick<DemoData, 'events' | 'sales'>[]>(COUNTS);
    const { products, posts } = await findDemoContent((sql, values) => this.dataSource.query(sql, values));
    return { ...counts!, products: products.length, posts: posts.length };
  }

  /** Whether demo visitors are counted on a day of the period. */
  async isCountedIn({ from, to }: ReportPeriod): Promise<boolean> {
    const days = await this.dataSource.query<unknown[]>(
      'SELECT FROM log_days WHERE has_demo AND day BETWEEN $1 AND $2 LIMIT 1',
      [from, to],
    );
    return days.length > 0;
  }
}
