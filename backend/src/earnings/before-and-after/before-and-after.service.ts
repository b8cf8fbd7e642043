import { siteDayOf } from '@astaguide/contracts/analytics/site-days';
import type { BeforeAndAfter, BeforeAndAfterQuery } from '@astaguide/contracts/earnings/before-and-after';
import { plusDays } from '@astaguide/contracts/lib/report-period';
import { Injectable } from '@nestjs/common';
import { SettingsService } from '../../settings/settings.service';
import { EarningsService } from '../earnings.service';
import { ClickDaysRepository } from './click-days.repository';
import { compareWeekdays, windowsAround, type CountedDay } from './compare-weekdays';

/** Answers whether clicks and earnings differ before and after a change. */
@Injectable()
export class BeforeAndAfterService {
  constructor(
    private readonly clicks: ClickDaysRepository,
    private readonly settings: SettingsService,
    private readonly earnings: EarningsService,
  ) {}

  async compare({ at, productId }: BeforeAndAfterQuery, now = new Date()): Promise<BeforeAndAfter> {
    const [zone, firstDay] = await Promise.all([this.settings.getDays(), this.clicks.findFirstDay()]);
    const day = siteDayOf(new Date(at), zone);
    const windows = windowsAround(day, plusDays(siteDayOf(now, zone), -1), firstDay);
    if (typeof windows === 'string') {
      const { reportingCurrency: currency } = await this.settings.get();
      return { day, currency, periods: null, lacks: windows, measures: [] };
    }
    const range = { from: windows.before.from, to: windows.after.to };
    const [days, { currency, rows }] = await Promise.all([
      this.clicks.find(range, productId),
      this.earnings.read(
        {
          ...range,
          range: 'custom',
          compare: 'none',
          by: 'day',
          filter: productId === undefined ? [] : [`product:${productId}`],
        },
        now,
      ),
    ]);
    const counted = new Map<string, CountedDay>();
    for (const { key, expected, pending, confirmed } of rows)
      counted.set(key!, { clicks: 0, views: 0, earnings: Number(expected), sales: pending + confirmed });
    for (const { day: of, ...metrics } of days)
      counted.set(of, { ...(counted.get(of) ?? { earnings: 0, sales: 0 }), ...metrics });
    return { day, currency, periods: windows, lacks: null, measures: compareWeekdays(windows, counted) };
  }
}
