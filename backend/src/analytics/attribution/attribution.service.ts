import { clickRate } from '@astaguide/contracts/analytics/report/key-metric';
import { growth, type ReportQuery } from '@astaguide/contracts/analytics/report/analytics-report';
import {
  ATTRIBUTION_ROWS,
  type AttributionRow,
  type ClickAttribution,
} from '@astaguide/contracts/analytics/report/click-attribution';
import { csvTable } from '@astaguide/contracts/lib/csv';
import { Injectable } from '@nestjs/common';
import { ALL_ROWS, type CsvFile } from '../csv-file';
import { PageTitlesService } from '../page-titles/page-titles.service';
import { RankedTableService } from '../report/ranked-table.service';
import { attributions, type AttributedClicks } from './attributions.sql';

/** Click attribution: impressions and clicks by page, link placement and product. */
@Injectable()
export class AttributionService {
  constructor(
    private readonly tables: RankedTableService,
    private readonly pageTitles: PageTitlesService,
  ) {}

  /** @throws InvalidInputError for days in the future */
  async find(query: ReportQuery, limit = ATTRIBUTION_ROWS): Promise<ClickAttribution> {
    const { rows, ...answered } = await this.tables.find<AttributedClicks>(attributions, query, limit);
    const titles = await this.pageTitles.find(rows.flatMap(({ page }) => page ?? []));
    return {
      ...answered,
      totals: { impressions: rows[0]?.all_impressions ?? 0, clicks: rows[0]?.all_clicks ?? 0 },
      count: rows[0]?.count ?? 0,
      rows: rows.map((row) => measuredRow(row, titles, answered.comparison !== null)),
    };
  }

  /** Every row as CSV. Rates and changes are fractions of 1; a missing metric is an empty cell. */
  async file(query: ReportQuery): Promise<CsvFile> {
    const { period, comparison, rows } = await this.find(query, ALL_ROWS);
    const header = [
      'page',
      'page_title',
      'link_placement',
      'product_id',
      'product',
      'impressions',
      'clicks',
      'click_rate',
    ];
    const text = csvTable([
      [...header, ...(comparison ? ['compared_impressions', 'compared_clicks', 'change_clicks'] : [])],
      ...rows.map((row) => [
        row.page,
        row.pageTitle,
        row.linkPlacement,
        row.productId,
        row.productName,
        row.impressions,
        row.clicks,
        row.clickRate,
        ...(row.compared ? [row.compared.impressions, row.compared.clicks, row.change] : []),
      ]),
    ]);
    return { name: `analytics-attribution-${period.from}-to-${period.to}.csv`, text };
  }
}

/** Lists every property: an object spread would be over ten times slower, for up to a million rows. */
function measuredRow(
  row: AttributedClicks,
  titles: ReadonlyMap<string, string>,
  isCompared: boolean,
): AttributionRow {
  const { page, link_placement: linkPlacement, product, product_name, impressions, clicks } = row;
  return {
    page,
    pageTitle: (page !== null && titles.get(page)) || null,
    linkPlacement,
    productId: product,
    productName: product_name,
    impressions,
    clicks,
    clickRate: clickRate({ clicks, views: impressions }),
    compared: isCompared ? { impressions: row.impressions_before, clicks: row.clicks_before } : null,
    change: isCompared ? growth(clicks, row.clicks_before) : null,
  };
}
