import { Column, Entity, PrimaryColumn } from 'typeorm';

/**
 * The event log: the truth that every rollup can be computed from. Append-only, partitioned by month of
 * `timestamp` (`analytics_events_2026_11` and so on; a migration or the worker makes the partitions). Texts stand
 * in event_texts, event_origins and user_agents; the view event_log has it all in readable rows.
 *
 * It has no primary key, which would be its largest part: event_ids keeps an id from being recorded twice.
 */
@Entity('analytics_events', { synchronize: false })
export class AnalyticsEvent {
  /** When the door took the event. */
  @PrimaryColumn('timestamptz', { precision: 3 })
  timestamp!: Date;

  /** Hash of address and user agent under the day's salt. */
  @Column('bigint')
  visitor!: string;

  @PrimaryColumn('uuid')
  id!: string;

  @Column('integer')
  typeId!: number;

  @Column('integer')
  originId!: number;

  @Column('integer')
  userAgentId!: number;

  /** Milliseconds from `timestamp` until the row was written; 2,147,483,647 for that long or longer. */
  @Column('integer')
  recordedAfterMs!: number;

  /** The same until the worker took the job; null where that is not known. */
  @Column('integer', { nullable: true })
  takenAfterMs!: number | null;

  @Column('integer', { nullable: true })
  pageId!: number | null;

  @Column('integer', { nullable: true })
  countryId!: number | null;

  @Column('integer', { nullable: true })
  languageId!: number | null;

  /** A product that existed when the event was recorded. */
  @Column('integer', { nullable: true })
  productId!: number | null;

  @Column('integer', { nullable: true })
  slotId!: number | null;

  /** JSON text of what the event's data has beside `dataKeys`, in event_texts. */
  @Column('integer', { nullable: true })
  dataId!: number | null;

  @Column('smallint', { nullable: true })
  rank!: number | null;

  /** Which keys of the event's data other columns hold: see dataKeys in dimensions.ts. */
  @Column('smallint')
  dataKeys!: number;

  /** The network the event came from: /24 or /48. */
  @Column('cidr', { nullable: true })
  network!: string | null;

  @Column('numeric', { nullable: true })
  price!: string | null;

  /** Milliseconds from the `timestamp` in the event's data to the door's; null where the data tells none. */
  @Column('integer', { nullable: true })
  sentBeforeMs!: number | null;

  /** The queue's job; null for what came through the inbox. */
  @Column('text', { nullable: true })
  jobId!: string | null;

  /** In place of `dataId`, where the text is long or of a type that others made up. */
  @Column('text', { nullable: true })
  data!: string | null;

  /** Why this was judged to be no person; null for a person. Rollups leave judged rows out. */
  @Column('text', { array: true, nullable: true })
  botReasons!: string[] | null;
}
