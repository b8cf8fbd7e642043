import type { LiveVisitors } from '@astaguide/contracts/analytics/live-visitors';
import { liveMinutes } from '@astaguide/contracts/analytics/live-minutes';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { LIVE_VISITORS } from './live-visitors.sql';

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
