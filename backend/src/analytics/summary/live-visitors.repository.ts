import type { LiveVisitors } from '@astaguide/contracts/analytics/live-visitors';
import { liveMinutes } from '@astaguide/contracts/analytics/live-minutes';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';

/**
 * Counts the visitors of the last $2 and of the last $3 minutes before the time $1. Uses the index on the time, so the
 * duration does not depend on the size of the log.
 */
const LIVE_VISITORS = `
  SELECT count(DISTINCT visitor) FILTER (
    WHERE occurred_at > $1::timestamptz - make_interval(mins => $2)
  )::integer AS "last5Minutes",
    count(DISTINCT visitor)::integer AS "last30Minutes"
  FROM events
  WHERE occurred_at > $1::timestamptz - make_interval(mins => $3) AND bot_reasons IS NULL`;

@Injectable()
export class LiveVisitorsRepository {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  async count(now: Date): Promise<LiveVisitors> {
    const [row] = await this.dataSource.query<[LiveVisitors]>(LIVE_VISITORS, [
      now.toISOString(),
      liveMinutes.last5Minutes,
      liveMinutes.last30Minutes,
    ]);
    return row;
  }
}
