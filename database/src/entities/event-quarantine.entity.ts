import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** Events that can't be recorded as they are: kept for the owner to see, edit and replay. */
@Entity('event_quarantine')
@Index('event_quarantine_fingerprint_key', ['fingerprint'], { unique: true })
export class EventQuarantine {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', primaryKeyConstraintName: 'event_quarantine_pkey' })
  id!: string;

  /** SHA-256 of the event: a job that runs twice quarantines it once. */
  @Column('text')
  fingerprint!: string;

  /** JSON text as it lay on the queue. */
  @Column('text')
  event!: string;

  @Column('text')
  reason!: string;

  @Column('text', { nullable: true })
  jobId!: string | null;

  @Column('timestamptz', { default: () => 'now()' })
  quarantinedAt!: Date;
}
