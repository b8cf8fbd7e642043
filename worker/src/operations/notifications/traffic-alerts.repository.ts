import { TrafficAlert } from '@astaguide/database/entities/analytics/traffic-alert.entity';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, LessThan, MoreThan, Repository } from 'typeorm';
import type { Judgement } from './detect-anomaly';

/** Number of previous weeks to compare with. */
const WEEKS = 4;

/**
 * The clicks of the hours from $1 to $2, then those of the same hours of each previous week that has data, the latest
 * first.
 */
const READ_CLICKS = `
  SELECT week,
    coalesce((SELECT sum(clicks) FROM hourly_rollups WHERE hour >= first AND hour < last), 0)::integer AS clicks
  FROM generate_series(0, ${WEEKS}) AS week
    CROSS JOIN LATERAL (SELECT $1::timestamptz - week * interval '168 hours' AS first,
      $2::timestamptz - week * interval '168 hours' AS last) AS hours
  WHERE week = 0 OR first >= (SELECT min(hour) FROM hourly_rollups)
  ORDER BY week`;

/** Milliseconds. */
const HOUR = 3_600_000;
/** Minimum time between two alerts of a kind. Milliseconds. */
const QUIET = 12 * HOUR;
/** Maximum age of alerts that are sent by mail. Milliseconds. */
const NEWS = 6 * HOUR;
/** Milliseconds. */
const KEPT = 400 * 24 * HOUR;
/** Advisory lock for adding alerts, because the decision depends on existing ones. */
const ALERT_LOCK = 7_300_164;

/** Some hours with their clicks, and the clicks of the same hours in previous weeks. */
export interface ClickWindow {
  start: Date;
  end: Date;
  clicks: number;
  /** Only weeks with data. */
  before: number[];
}

const before = (now: Date, milliseconds: number) => new Date(now.getTime() - milliseconds);

/** Clicks from the rollups, and the alerts about them. */
@Injectable()
export class TrafficAlertsRepository {
  constructor(@InjectRepository(TrafficAlert) private readonly alerts: Repository<TrafficAlert>) {}

  async readWindow(start: Date, end: Date): Promise<ClickWindow> {
    const rows = await this.alerts.query<{ clicks: number }[]>(READ_CLICKS, [start, end]);
    const [now, ...earlier] = rows.map(({ clicks }) => clicks);
    return { start, end, clicks: now!, before: earlier };
  }

  /** Adds an alert, unless one of its kind was added within 12 hours. @returns whether it was added */
  add({ start, end, clicks }: ClickWindow, { kind, expected }: Judgement, now: Date): Promise<boolean> {
    return this.alerts.manager.transaction('READ COMMITTED', async (manager) => {
      await manager.query('SELECT pg_advisory_xact_lock($1)', [ALERT_LOCK]);
      const createdAt = MoreThan(before(now, QUIET));
      if (await manager.existsBy(TrafficAlert, { kind, createdAt })) return false;
      const alert = { kind, windowStart: start, windowEnd: end, clicks, expected, createdAt: now };
      await manager.insert(TrafficAlert, alert);
      return true;
    });
  }

  /** Recent alerts without a mail. */
  findUnsent(now: Date): Promise<TrafficAlert[]> {
    return this.alerts
      .createQueryBuilder('alert')
      .where({ createdAt: MoreThan(before(now, NEWS)), dismissedAt: IsNull() })
      .andWhere(`NOT EXISTS (SELECT FROM notifications WHERE key = 'traffic-alert.' || alert.id)`)
      .orderBy('alert.id')
      .getMany();
  }

  async prune(now: Date): Promise<void> {
    await this.alerts.delete({ createdAt: LessThan(before(now, KEPT)) });
  }
}
