import type { AnalyticsSummary } from '@astaguide/contracts/analytics/analytics-summary';
import { Injectable } from '@nestjs/common';
import {
  countClicks,
  findClicksByDate,
  findRecentEvents,
  findTopProducts,
} from './analytics-summary.repository';
import { ReadReplicas } from '../replicas/read-replicas.repository';

/** The key metrics for the top of the dashboard. */
@Injectable()
export class AnalyticsSummaryService {
  constructor(private readonly replicas: ReadReplicas) {}

  /** Reads all metrics in one snapshot that includes every recorded event. */
  summarize(now = new Date()): Promise<AnalyticsSummary> {
    return this.replicas.onPrimary('generic', async (reader) => {
      const [totalClicks, topProducts, recentEvents, clicksByDate] = await Promise.all([
        countClicks(reader),
        findTopProducts(reader),
        findRecentEvents(reader),
        findClicksByDate(reader, now),
      ]);
      return { totalClicks, topProducts, recentEvents, clicksByDate };
    });
  }
}
