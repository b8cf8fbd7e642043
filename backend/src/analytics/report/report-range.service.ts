import type { RangeQuery } from '@astaguide/contracts/analytics/report/analytics-report';
import { comparisonOf, periodOf, type ReportPeriod } from '@astaguide/contracts/lib/report-period';
import { dayIn } from '@astaguide/contracts/lib/time-zone';
import { Injectable } from '@nestjs/common';
import { InvalidInputError } from '../../http/errors';
import { SettingsService } from '../../settings/settings.service';
import { ReportReader } from './report-reader.repository';
import type { ComparedPeriod } from './cover-range';
import { findCoverSource } from './report-rollups.repository';

/** The days of a report, as in its response. */
export interface ReportRange extends ComparedPeriod {
  timeZone: string;
  asOf: string;
}

/** Finds the days that a query asks for, in the site's time zone. */
@Injectable()
export class ReportRangeService {
  constructor(
    private readonly settings: SettingsService,
    private readonly reader: ReportReader,
  ) {}

  /** @throws InvalidInputError for days in the future */
  async find(query: RangeQuery, now: Date): Promise<ReportRange> {
    const { timeZone } = await this.settings.get();
    const period = await this.findPeriod(query, dayIn(now, timeZone), timeZone);
    const comparison = query.range === 'all' ? null : comparisonOf(period, query.compare);
    return { period, comparison, timeZone, asOf: now.toISOString() };
  }

  private async findPeriod(
    { range, from, to }: RangeQuery,
    today: string,
    timeZone: string,
  ): Promise<ReportPeriod> {
    if (range === 'all')
      return periodOf(range, today, (await findCoverSource(this.reader, 'rollups')).firstDay);
    if (range !== 'custom') return periodOf(range, today);
    // The query's schema requires both.
    const period = { from: from!, to: to! };
    if (period.to > today) {
      throw new InvalidInputError([
        { path: 'to', message: `The last day lies in the future: it is ${today} (${timeZone})` },
      ]);
    }
    return period;
  }
}
