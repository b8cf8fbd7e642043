import type { ReportPeriod } from '@astaguide/contracts/lib/report-period';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';

/** Sums the unique clicks for others by product ('0' for none), from the day $1 to $2. */
const PUBLIC_CLICKS = `
  SELECT product_id::text AS product, sum(unique_clicks)::double precision AS "uniqueClicks"
  FROM daily_public_clicks WHERE day BETWEEN $1::date AND $2::date GROUP BY product_id`;

/** Unique clicks as they may be shown to others. */
@Injectable()
export class PublicClicksRepository {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** The unique clicks of a period by product id; '0' for clicks on none. Up to a minute behind. */
  async findByProduct({ from, to }: ReportPeriod): Promise<Map<string, number>> {
    const rows = await this.dataSource.query<{ product: string; uniqueClicks: number }[]>(PUBLIC_CLICKS, [
      from,
      to,
    ]);
    return new Map(rows.map(({ product, uniqueClicks }) => [product, uniqueClicks]));
  }
}
