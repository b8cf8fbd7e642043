import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** What the worker was asked to do and how far it is: the queue's jobs only name a row of this. Kept 90 days. */
@Entity('maintenance_runs')
export class MaintenanceRun {
  @PrimaryGeneratedColumn()
  id!: number;

  /** One of contracts/maintenance-run: 'verify'. */
  @Column('text')
  kind!: string;

  /** As queues/maintenance-queue has them by kind. Visitors' numbers are taken out when it has finished. */
  @Column('jsonb')
  parameters!: Record<string, unknown>;

  @Column('text', { default: 'queued' })
  state!: string;

  @Column('integer', { default: 0 })
  done!: number;

  @Column('integer', { default: 0 })
  total!: number;

  /** A RunResult, so far or in the end. */
  @Column('jsonb', { nullable: true })
  result!: Record<string, unknown> | null;

  @Column('text', { nullable: true })
  error!: string | null;

  /** Id of the queue's job where the clock started it: that job makes one run, however often it is tried. */
  @Column('text', { nullable: true })
  scheduleJob!: string | null;

  @Column({ type: 'timestamptz', precision: 3, default: () => 'now()' })
  requestedAt!: Date;

  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  startedAt!: Date | null;

  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  finishedAt!: Date | null;
}
