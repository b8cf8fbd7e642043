import type { RunKind, RunResult } from '@astaguide/contracts/maintenance/maintenance-run';
import type { RunState } from '@astaguide/contracts/maintenance/run-state';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A maintenance run with its parameters and progress; the queue's jobs only refer to it. Kept for 90 days. */
@Entity('maintenance_runs')
export class MaintenanceRun {
  @PrimaryGeneratedColumn()
  id!: number;

  @Column('text')
  kind!: RunKind;

  /** As defined by kind in queues/maintenance-queue. Visitor hashes are removed when the run has finished. */
  @Column('jsonb')
  parameters!: Record<string, unknown>;

  @Column('text', { default: 'queued' })
  state!: RunState;

  @Column('integer', { default: 0 })
  done!: number;

  @Column('integer', { default: 0 })
  total!: number;

  /** So far or in the end. */
  @Column('jsonb', { nullable: true })
  result!: RunResult | null;

  @Column('text', { nullable: true })
  error!: string | null;

  /** Id of the job of a scheduled run: that job creates one run, however often it is attempted. */
  @Column('text', { nullable: true })
  scheduleJob!: string | null;

  @Column({ type: 'timestamptz', precision: 3, default: () => 'now()' })
  requestedAt!: Date;

  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  startedAt!: Date | null;

  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  finishedAt!: Date | null;
}
