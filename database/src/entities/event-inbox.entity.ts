import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** Batches the queue could not take; the worker drains them. */
@Entity('event_inbox')
export class EventInbox {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', primaryKeyConstraintName: 'event_inbox_pkey' })
  id!: string;

  /** JSON text of a TrackedEvent array. */
  @Column('text')
  events!: string;

  /** JSON text of the ids of the requests that brought them, in the same order. */
  @Column('text', { nullable: true })
  requestIds!: string | null;

  @Column('timestamptz', { default: () => 'now()' })
  receivedAt!: Date;
}
