import type { sharedRanges } from '@astaguide/contracts/share-links/share-link';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A shared report: anyone with the link can read it. Revoking deletes the row. */
@Entity('share_links')
export class ShareLink {
  @PrimaryGeneratedColumn('identity', { type: 'integer', generatedIdentity: 'BY DEFAULT' })
  id!: number;

  @Column('text')
  name!: string;

  /** SHA-256 of the link's token in hexadecimal; the link itself is not stored. */
  @Column('text')
  tokenHash!: string;

  @Column('text')
  range!: (typeof sharedRanges)[number];

  @Column('date', { nullable: true })
  fromDay!: string | null;

  @Column('date', { nullable: true })
  toDay!: string | null;

  /** Whether the report shows estimated earnings. */
  @Column('boolean')
  showsEarnings!: boolean;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;

  @Column('timestamptz', { nullable: true })
  expiresAt!: Date | null;
}
