import type { socialProofModes } from '@astaguide/contracts/site/site-settings';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The site's one row of settings. */
@Entity('site_settings')
export class SiteSettings {
  @PrimaryColumn('integer', { default: 1 })
  id!: number;

  @Column('text')
  siteName!: string;

  @Column('text', { nullable: true })
  logoUrl!: string | null;

  @Column('text', { nullable: true })
  faviconUrl!: string | null;

  @Column('text', { default: 'real' })
  socialProof!: (typeof socialProofModes)[number];

  /** Whether buy links lead through this site's redirect. */
  @Column('boolean', { default: false })
  clicksThroughSite!: boolean;

  /** Whether the earnings spread sales without a click over the clicks before them. */
  @Column('boolean', { default: false })
  spreadSales!: boolean;

  /** Age in days from which on a price may have changed. */
  @Column('integer', { default: 30 })
  priceMaxAgeDays!: number;

  /** The version of the score that ranks the products; null where the owner does. */
  @Column('integer', { nullable: true })
  rankingScoreVersion!: number | null;

  /** IANA name of the zone that the dashboard shows times in. */
  @Column('text', { default: 'UTC' })
  timeZone!: string;

  /** The first day that is of this zone; null where all are. */
  @Column('date', { nullable: true })
  zoneFirstDay!: string | null;

  /** When that day began: where the last day before ended. */
  @Column('timestamptz', { nullable: true })
  zoneStartsAt!: Date | null;

  @Column('timestamptz', { default: () => 'now()' })
  updatedAt!: Date;
}
