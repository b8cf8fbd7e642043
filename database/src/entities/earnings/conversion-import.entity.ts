import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A retailer's report: an upload that waits for an hour, then an import. */
@Entity('conversion_imports')
export class ConversionImport {
  @PrimaryGeneratedColumn()
  id!: number;

  @Column('text')
  fileName!: string;

  /** The bytes as they came, until the import is confirmed. */
  @Column('bytea', { nullable: true })
  file!: Buffer | null;

  /** As the owner wrote it. */
  @Column('text', { nullable: true })
  retailer!: string | null;

  /** Which column is what, so that the retailer's next report is read the same way. */
  @Column('jsonb', { nullable: true })
  mapping!: unknown;

  /** Whether its sales were generated for demonstration, without an uploaded file. */
  @Column('boolean', { default: false })
  isDemo!: boolean;

  /** Whether it holds the sales that a network reports one by one. */
  @Column('boolean', { default: false })
  isPostback!: boolean;

  /** Whether it holds the corrections that the owner entered. */
  @Column('boolean', { default: false })
  isCorrection!: boolean;

  /** The retailer's name in one form; null before it is confirmed. */
  @Column('text', { nullable: true })
  retailerKey!: string | null;

  /** SHA-256 of the bytes and how they were read, hex. */
  @Column('text', { nullable: true })
  contentHash!: string | null;

  /** When the same content was imported first: its place among the retailer's reports. */
  @Column('timestamptz', { nullable: true })
  reportedAt!: Date | null;

  /** First and last day whose sales without an id it replaces. */
  @Column('date', { nullable: true })
  replacesFrom!: string | null;

  @Column('date', { nullable: true })
  replacesTo!: string | null;

  /** The accounts of these sales; null for all. */
  @Column('text', { array: true, nullable: true })
  replacesAccounts!: string[] | null;

  @Column('timestamptz', { default: () => 'now()' })
  uploadedAt!: Date;

  @Column('timestamptz', { nullable: true })
  confirmedAt!: Date | null;
}
