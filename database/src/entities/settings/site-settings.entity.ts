import { siteSettingsSchema } from '@astaguide/contracts/settings/site-settings';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { contractColumns } from '../contract-columns';

const Fields = contractColumns(siteSettingsSchema.omit({ sendsNewsletter: true, updatedAt: true }), {
  socialProof: { type: 'text', default: 'real' },
  clicksThroughSite: { type: 'boolean', default: false },
  publishCommissions: { type: 'boolean', default: false },
  priceMaxAgeDays: { type: 'integer', default: 30 },
  timeZone: { type: 'text', default: 'UTC' },
  slugLanguage: { type: 'text', default: 'en' },
  readingTime: { type: 'text', default: 'fixed' },
  reportingCurrency: { type: 'text', default: 'USD' },
  weekStart: { type: 'text', default: 'monday' },
  postCategories: { type: 'text', array: true, default: () => `'{}'` },
});

/** The site's one row of settings, with the fields of the contract. */
@Entity('site_settings')
export class SiteSettings extends Fields {
  @PrimaryColumn('integer', { default: 1 })
  id!: number;

  /** The version of the score that ranks the products; null where the owner does. */
  @Column('integer', { nullable: true })
  rankingScoreVersion!: number | null;

  /** The first day that is of this zone; null where all are. */
  @Column('date', { nullable: true })
  zoneFirstDay!: string | null;

  /** When that day began: where the last day before ended. */
  @Column('timestamptz', { nullable: true })
  zoneStartsAt!: Date | null;

  @Column('timestamptz', { default: () => 'now()' })
  updatedAt!: Date;
}
