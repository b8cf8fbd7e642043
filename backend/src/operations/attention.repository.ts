import { BlogPost } from '@astaguide/database/entities/content/blog-post.entity';
import { Conversion } from '@astaguide/database/entities/earnings/conversion.entity';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, IsNull } from 'typeorm';

interface Operations {
  endingCoupons: number;
  failedEvents: number;
  lastBackupAt: Date | null;
}

/** Counts of what the owner may have to act on. */
@Injectable()
export class AttentionRepository {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  countDrafts(): Promise<number> {
    return this.dataSource.manager.countBy(BlogPost, { published: false });
  }

  countUnmatchedSales(): Promise<number> {
    return this.dataSource.manager.countBy(Conversion, { productId: IsNull(), isCurrent: true });
  }

  /** Coupons that end within a week, events that could not be recorded, and the time of the last backup's snapshot; null for none. */
  async readOperations(): Promise<Operations> {
    const [row] = await this.dataSource.query<[Operations]>(
      `SELECT (SELECT count(*)::integer FROM products, site_settings, LATERAL (
             SELECT (now() AT TIME ZONE time_zone)::date AS day) today
           WHERE deleted_at IS NULL AND coupon_code <> '' AND coupon_ends_on BETWEEN today.day AND today.day + 7)
           AS "endingCoupons",
         (SELECT count(*)::integer FROM failed_events) AS "failedEvents",
         (SELECT max(taken_at) FROM backup_runs) AS "lastBackupAt"`,
    );
    return row;
  }
}
