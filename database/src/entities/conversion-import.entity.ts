import { Check, Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A retailer's report: an upload that waits for an hour, then an import. */
@Entity('conversion_imports')
@Check('conversion_imports_file_check', '(file IS NULL) = (confirmed_at IS NOT NULL)')
@Check('conversion_imports_retailer_check', '(retailer IS NULL) = (confirmed_at IS NULL)')
export class ConversionImport {
  @PrimaryGeneratedColumn({ primaryKeyConstraintName: 'conversion_imports_pkey' })
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

  @Column('timestamptz', { default: () => 'now()' })
  uploadedAt!: Date;

  @Column('timestamptz', { nullable: true })
  confirmedAt!: Date | null;
}
