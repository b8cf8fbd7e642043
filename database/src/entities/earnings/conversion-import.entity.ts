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

  /** Whether its sales were generated for demonstration: nobody uploaded it. */
  @Column('boolean', { default: false })
  isDemo!: boolean;

  /** Whether it holds the sales that a network reports one by one. */
  @Column('boolean', { default: false })
  isPostback!: boolean;

  @Column('timestamptz', { default: () => 'now()' })
  uploadedAt!: Date;

  @Column('timestamptz', { nullable: true })
  confirmedAt!: Date | null;
}
