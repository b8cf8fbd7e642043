import type { Attention } from '@astaguide/contracts/operations/attention';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { type DatedRow, isoDates } from '../lib/iso-dates';

/** Counts, in one read, what the owner may have to act on. A coupon that ends within a week is one of them. */
const ATTENTION = `
  SELECT (SELECT count(*)::integer FROM blog_posts
    WHERE NOT published AND publish_at IS NULL AND deleted_at IS NULL) AS drafts,
    (SELECT count(*)::integer FROM ledger_entries WHERE product_id IS NULL) AS "unmatchedSales",
    (SELECT count(*)::integer FROM refused_postbacks) AS "refusedPostbacks",
    (SELECT count(*)::integer FROM products, site_settings, LATERAL (
        SELECT (now() AT TIME ZONE time_zone)::date AS day) today
      WHERE deleted_at IS NULL AND coupon_code <> '' AND coupon_ends_on BETWEEN today.day AND today.day + 7)
      AS "endingCoupons",
    (SELECT count(*)::integer FROM failed_events) AS "failedEvents",
    (SELECT max(taken_at) FROM backup_runs WHERE failure IS NULL) AS "lastBackupAt",
    (SELECT failure FROM backup_runs ORDER BY finished_at DESC LIMIT 1) AS "backupFailure"`;

type Counts = Pick<
  Attention,
  | 'drafts'
  | 'unmatchedSales'
  | 'refusedPostbacks'
  | 'endingCoupons'
  | 'failedEvents'
  | 'lastBackupAt'
  | 'backupFailure'
>;

/** Counts of what the owner may have to act on. */
@Injectable()
export class AttentionRepository {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  async count(): Promise<Counts> {
    const [row] = await this.dataSource.query<[DatedRow<Counts, 'lastBackupAt'>]>(ATTENTION);
    return isoDates(row);
  }
}
