import type { AnalyticsSummary } from '@astaguide/contracts/analytics-summary';
import { Injectable } from '@nestjs/common';
import { AnalyticsRepository } from './analytics.repository';

/** The owner's figures at a glance. */
@Injectable()
export class AnalyticsSummaryService {
  constructor(private readonly analytics: AnalyticsRepository) {}

  async summarize(now = new Date()): Promise<AnalyticsSummary> {
    const [totalClicks, topProducts, recentEvents, clicksByDate] = await Promise.all([
      this.analytics.countClicks(),
      this.analytics.findTopProducts(),
      this.analytics.findRecentEvents(),
      this.analytics.findClicksByDate(now),
    ]);
    return { totalClicks, topProducts, recentEvents, clicksByDate };
  }
}
