import type { ReportQuery } from '@astaguide/contracts/report/analytics-report';
import {
  ATTRIBUTION_ROWS,
  type AttributionRow,
  type ClickAttribution,
} from '@astaguide/contracts/report/click-attribution';
import { clickRate } from '@astaguide/contracts/report/click-rate';
import { csvTable } from '@astaguide/contracts/values/csv';
import { readFilters, type ReportFilter } from '@astaguide/contracts/report/report-filter';
import { Injectable } from '@nestjs/common';
import { PageTitlesService } from '../page-titles/page-titles.service';
import { ReadReplicas } from '../replicas/read-replicas.repository';
import { type ReportRange, ReportRangeService } from '../report/report-range.service';
import { ProjectionsRepository } from '../report/projections.repository';
import { FilteredLogService, NOTHING_FILTERED } from '../report/filtered/filtered-log.service';
import {
  AttributionRepository,
  attributionStatement,
  type AttributedClicks,
  type CountedClicks,
} from './attribution.repository';

/** Row limit of CSV files, higher than any real number of rows. */
const ALL_ROWS = 1_000_000;

/** Click attribution: impressions and clicks by page, link placement and product. */
@Injectable()
export class AttributionService {
  constructor(
    private readonly replicas: ReadReplicas,
    private readonly projections: ProjectionsRepository,
    private readonly attributions: AttributionRepository,
    private readonly log: FilteredLogService,
    private readonly ranges: ReportRangeService,
    private readonly pageTitles: PageTitlesService,
  ) {}

  /** @throws InvalidInputError for days in the future */
  async find(query: ReportQuery, limit = ATTRIBUTION_ROWS, now = new Date()): Promise<ClickAttribution> {
    const range = await this.ranges.find(query, now);
    const filters = readFilters(query.filter);
    const { rows, ...answered } =
      filters.length > 0
        ? await this.countInLog(range, filters, limit)
        : await this.findProjected(range, limit);
    const titles = await this.pageTitles.find(rows.flatMap(({ page }) => page ?? []));
    return {
      ...range,
      ...answered,
      totals: { impressions: rows[0]?.all_impressions ?? 0, clicks: rows[0]?.all_clicks ?? 0 },
      count: rows[0]?.count ?? 0,
      rows: rows.map((row) => measuredRow(row, titles, range.comparison !== null)),
    };
  }

  private findProjected(range: ReportRange, limit: number) {
    return this.replicas.snapshot('generic', async (reader) => {
      const cover = await this.projections.findCover(reader, range, { byMonth: true });
      const [rows, projections] = await Promise.all([
        this.attributions.find(reader, cover, limit),
        this.projections.findState(reader, range),
      ]);
      return { ...NOTHING_FILTERED, rows, projections };
    });
  }

  private async countInLog(range: ReportRange, filters: readonly ReportFilter[], limit: number) {
    const { rows, ...answered } = await this.log.count<CountedClicks>(range, filters, (chunk) =>
      attributionStatement(filters, chunk),
    );
    return { ...answered, rows: await this.attributions.rank(this.replicas, rows, limit) };
  }

  /** Every row as CSV. Rates and changes are fractions of 1; a missing metric is an empty cell. */
  async file(query: ReportQuery): Promise<{ name: string; text: string }> {
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
    change: isCompared && row.clicks_before > 0 ? clicks / row.clicks_before - 1 : null,
  };
}
