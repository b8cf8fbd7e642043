import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/**
 * The event log: the truth that every rollup can be computed from. Append-only, partitioned by month of
 * `timestamp` (`analytics_events_2026_11` and so on; a migration or the worker makes the partitions).
 */
@Entity('analytics_events')
@Check('analytics_events_ip_address_check', `ip_address ~ '/(24|48)$'`)
export class AnalyticsEvent {
  /** When the door took the event. */
  @PrimaryColumn('timestamptz', { precision: 3, primaryKeyConstraintName: 'analytics_events_pkey' })
  timestamp!: Date;

  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'analytics_events_pkey' })
  id!: string;

  @Column('text')
  eventType!: string;

  /** JSON text as it was sent. */
  @Column('text')
  eventData!: string;

  /** A product that existed when the event was recorded. */
  @Column('integer', { nullable: true })
  productId!: number | null;

  @Column('text', { nullable: true })
  page!: string | null;

  @Column('text', { nullable: true })
  slot!: string | null;

  @Column('smallint', { nullable: true })
  rank!: number | null;

  @Column('numeric', { precision: 10, scale: 2, nullable: true })
  price!: string | null;

  @Column('text')
  source!: string;

  @Column('text', { nullable: true })
  referrer!: string | null;

  /** Hash of address and user agent under the day's salt. */
  @Column('bigint')
  visitor!: string;

  /** Network part only: /24 or /48. */
  @Column('text', { nullable: true })
  ipAddress!: string | null;

  @Column('text', { nullable: true })
  country!: string | null;

  @Column('text', { nullable: true })
  language!: string | null;

  @Column('integer')
  userAgentId!: number;

  /** Why this was judged to be no person; null for a person. Rollups leave judged rows out. */
  @Column('text', { array: true, nullable: true })
  botReasons!: string[] | null;

  @Column({ type: 'timestamptz', precision: 3, default: () => 'now()' })
  recordedAt!: Date;
}
