import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A backup that was finished. The archive itself lies elsewhere. */
@Entity('backup_runs')
export class BackupRun {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', primaryKeyConstraintName: 'backup_runs_pkey' })
  id!: string;

  /** The moment whose state it holds. */
  @Column('timestamptz')
  takenAt!: Date;

  @Column('timestamptz', { default: () => 'now()' })
  finishedAt!: Date;

  @Column('bigint')
  rows!: string;
}
