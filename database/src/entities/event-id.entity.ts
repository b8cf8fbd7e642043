import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** Ids recorded in the last 48 hours: what makes an event count once, across partitions. */
@Entity('event_ids')
@Index('event_ids_recorded_at_idx', { synchronize: false })
export class EventId {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'event_ids_pkey' })
  id!: string;

  @Column({ type: 'timestamptz', precision: 3, default: () => 'now()' })
  recordedAt!: Date;
}
