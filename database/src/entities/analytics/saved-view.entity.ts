import type { ReportQuery } from '@astaguide/contracts/report/analytics-report';
import type { KeyMetric } from '@astaguide/contracts/report/key-metric';
import type { AnalyticsScreen } from '@astaguide/contracts/report/analytics-screen';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A range of days, a comparison and filters that the owner saved under a name. */
@Entity('saved_views')
export class SavedView {
  @PrimaryGeneratedColumn('identity', { type: 'integer', generatedIdentity: 'BY DEFAULT' })
  id!: number;

  /** Unique, ignoring case. */
  @Column('text')
  name!: string;

  @Column('text')
  screen!: AnalyticsScreen;

  @Column('jsonb')
  query!: ReportQuery;

  @Column('text')
  metric!: KeyMetric;
}
