import { Inject, Injectable } from '@nestjs/common';
import type { Pool } from 'pg';
import { POOL } from '../pools';

/** Where an event came from, as ids of `texts`; 0 for none. */
export interface EventOrigin {
  source: number;
  channel: number;
  referrer: number;
  utmSource: number;
  utmMedium: number;
  utmCampaign: number;
  utmContent: number;
  utmTerm: number;
  isDemo: boolean;
}

/** Number of distinct origins cached before the cache is cleared; one takes about 150 bytes. */
const REMEMBERED = 50_000;

/** Cache key of an origin. */
export function originKey(origin: EventOrigin): string {
  const { source, channel, referrer, utmSource, utmMedium, utmCampaign, utmContent, utmTerm, isDemo } =
    origin;
  return `${source} ${channel} ${referrer} ${utmSource} ${utmMedium} ${utmCampaign} ${utmContent} ${utmTerm} ${isDemo}`;
}

/** Stores each distinct origin once, and caches the ids of recent ones. */
@Injectable()
export class EventOriginsRepository {
  private ids = new Map<string, number>();

  constructor(@Inject(POOL) private readonly pool: Pool) {}

  /**
   * @param origins by their originKey
   * @returns ids by key, adding rows for new ones; it may contain further keys
   */
  async identify(origins: ReadonlyMap<string, EventOrigin>): Promise<ReadonlyMap<string, number>> {
    // Callers that hold the previous map keep using it.
    if (this.ids.size > REMEMBERED) this.ids = new Map();
    const { ids } = this;
    const unknown = [...origins].filter(([key]) => !ids.has(key));
    if (unknown.length > 0) for (const row of await this.add(unknown)) ids.set(row.key, row.id);
    return ids;
  }

  private async add(origins: [string, EventOrigin][]): Promise<{ key: string; id: number }[]> {
    const json = JSON.stringify(origins.map(([key, origin]) => ({ key, ...origin })));
    const sent = `json_to_recordset($1) AS sent(key text, source integer, channel integer, referrer integer,
      "utmSource" integer, "utmMedium" integer, "utmCampaign" integer, "utmContent" integer, "utmTerm" integer,
      "isDemo" boolean)`;
    const known = `(known.source_id, known.channel_id, known.referrer_id, known.utm_source_id, known.utm_medium_id,
      known.utm_campaign_id, known.utm_content_id, known.utm_term_id, known.is_demo) =
      (source, channel, referrer, "utmSource", "utmMedium", "utmCampaign", "utmContent", "utmTerm", "isDemo")`;
    await this.pool.query(
      `INSERT INTO origins (source_id, channel_id, referrer_id, utm_source_id, utm_medium_id, utm_campaign_id,
         utm_content_id, utm_term_id, is_demo)
       SELECT source, channel, referrer, "utmSource", "utmMedium", "utmCampaign", "utmContent", "utmTerm", "isDemo"
       FROM ${sent}
       WHERE NOT EXISTS (SELECT FROM origins known WHERE ${known})
       ORDER BY 1, 2, 3, 4, 5, 6, 7, 8, 9 ON CONFLICT DO NOTHING`,
      [json],
    );
    const { rows } = await this.pool.query<{ key: string; id: number }>(
      `SELECT key, known.id FROM ${sent} JOIN origins known ON ${known}`,
      [json],
    );
    return rows;
  }
}
