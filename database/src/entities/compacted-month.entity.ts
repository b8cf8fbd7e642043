import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** A UTC month whose single events were dropped. Its rollups are all that tells of it: never compute them anew. */
@Entity('compacted_months')
@Check('compacted_months_month_check', `extract(day FROM month) = 1`)
export class CompactedMonth {
  /** Its first day. */
  @PrimaryColumn('date', { primaryKeyConstraintName: 'compacted_months_pkey' })
  month!: string;

  /** How many log rows there were, bots included where they were known. */
  @Column('bigint')
  events!: string;

  @Column({ type: 'timestamptz', precision: 3, default: () => 'now()' })
  droppedAt!: Date;
}
