import type { HistoryImport as Answer } from '@astaguide/contracts/analytics/history-import';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** An export of another analytics tool: an upload that waits for an hour, then an import. */
@Entity('history_imports')
export class HistoryImport {
  @PrimaryGeneratedColumn('identity', { type: 'integer', generatedIdentity: 'BY DEFAULT' })
  id!: number;

  @Column('text')
  fileName!: string;

  @Column('text')
  source!: Answer['source'];

  /** Ascending: 'YYYY-MM-DD'. */
  @Column('date', { array: true })
  days!: string[];

  @Column('jsonb')
  totals!: Answer['totals'];

  @Column('jsonb')
  dimensions!: Answer['dimensions'];

  @Column('jsonb')
  notImported!: string[];

  /** What the file counts (ImportedMetric[]), until a run has stored it. */
  @Column('jsonb', { nullable: true })
  metrics!: unknown;

  @Column('timestamptz', { default: () => 'now()' })
  uploadedAt!: Date;

  @Column('timestamptz', { nullable: true })
  confirmedAt!: Date | null;
}
