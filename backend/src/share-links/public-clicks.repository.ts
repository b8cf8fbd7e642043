import type { ReportPeriod } from '@astaguide/contracts/lib/report-period';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { PUBLIC_CLICKS } from './public-clicks.sql';

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
