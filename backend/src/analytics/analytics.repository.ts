import { RECENT_EVENTS, SUMMARY_DAYS } from '@astaguide/contracts/analytics-summary';
import { OFFERS_SEEN } from '@astaguide/contracts/offers-seen';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';

/** Products that `topProducts` lists at the most. */
const TOP_PRODUCTS = 10;

/** What the dashboards read: rollups, and of the log the newest events alone. */
@Injectable()
export class AnalyticsRepository {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  async countClicks(): Promise<number> {
    const rows = await this.dataSource.query<{ clicks: string }[]>(
      'SELECT coalesce(sum(clicks), 0) AS clicks FROM daily_clicks',
    );
    return Number(rows[0]!.clicks);
  }

  async findTopProducts(): Promise<{ productId: number; productName: string; clicks: number }[]> {
    const rows = await this.dataSource.query<{ id: number; name: string; clicks: string }[]>(
      `SELECT products.id, products.name, ranked.clicks
       FROM (
         SELECT product_id, sum(clicks) AS clicks FROM top_products
         GROUP BY product_id ORDER BY clicks DESC, product_id LIMIT $1
       ) AS ranked
       JOIN products ON products.id = ranked.product_id
       ORDER BY ranked.clicks DESC, products.id`,
      [TOP_PRODUCTS],
    );
    return rows.map((row) => ({ productId: row.id, productName: row.name, clicks: Number(row.clicks) }));
  }

  /** The newest things that people did: no bots, and not what they have only seen. */
  async findRecentEvents(): Promise<
    { id: string; event_type: string; product_name: string | null; timestamp: string }[]
  > {
    const rows = await this.dataSource.query<
      { id: string; event_type: string; product_name: string | null; timestamp: Date }[]
    >(
      `SELECT log.id, log.event_type, products.name AS product_name, log.timestamp
       FROM event_log log LEFT JOIN products ON products.id = log.product_id
       WHERE log.bot_reasons IS NULL AND log.event_type IS DISTINCT FROM $2
       ORDER BY log.timestamp DESC, log.id DESC LIMIT $1`,
      [RECENT_EVENTS, OFFERS_SEEN],
    );
    return rows.map((row) => ({ ...row, timestamp: row.timestamp.toISOString() }));
  }

  /** Clicks of each of the last days, today included, days without clicks as 0, oldest first. */
  async findClicksByDate(today: Date): Promise<{ date: string; clicks: number }[]> {
    const rows = await this.dataSource.query<{ date: string; clicks: string }[]>(
      `SELECT to_char(days.day, 'YYYY-MM-DD') AS date, coalesce(daily_clicks.clicks, 0) AS clicks
       FROM generate_series($1::date - ($2::integer - 1), $1::date, interval '1 day') AS days(day)
       LEFT JOIN daily_clicks ON daily_clicks.day = days.day::date
       ORDER BY days.day`,
      [today.toISOString().slice(0, 10), SUMMARY_DAYS],
    );
    return rows.map((row) => ({ date: row.date, clicks: Number(row.clicks) }));
  }
}
