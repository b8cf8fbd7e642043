import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What a worker did within a minute. Kept for two hours: the events themselves are in the log and the rollups. */
@Entity('worker_minutes')
export class WorkerMinute {
  @PrimaryColumn('timestamptz', { precision: 0, primaryKeyConstraintName: 'worker_minutes_pkey' })
  minute!: Date;

  /** It may have ended since. */
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'worker_minutes_pkey' })
  workerId!: string;

  /** Taken off the queue or the inbox and recorded. */
  @Column('integer')
  events!: number;

  @Column('integer')
  batches!: number;

  /** Tries of a batch that failed: it is tried again. */
  @Column('integer')
  failures!: number;

  /** Tries of a batch that had failed before. */
  @Column('integer')
  retries!: number;

  /** Events by the time from the door to the rollups; its places are those of `lagBounds` of the contracts. */
  @Column('integer', { array: true })
  lags!: number[];
}
