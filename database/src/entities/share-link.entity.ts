import { sharedRanges } from '@astaguide/contracts/share-link';
import { Check, Column, Entity, PrimaryGeneratedColumn, Unique } from 'typeorm';

const rangeList = sharedRanges.map((range) => `'${range}'`).join(', ');

/** A report that whoever has the link may read. Revoking deletes the row. */
@Entity('share_links')
@Unique('share_links_token_hash_key', ['tokenHash'])
@Check('share_links_range_check', `range IN (${rangeList})`)
@Check('share_links_days_check', `(range = 'custom') = (from_day IS NOT NULL AND to_day IS NOT NULL)`)
export class ShareLink {
  @PrimaryGeneratedColumn('identity', {
    type: 'integer',
    primaryKeyConstraintName: 'share_links_pkey',
    generatedIdentity: 'BY DEFAULT',
  })
  id!: number;

  @Column('text')
  name!: string;

  /** SHA-256 of the link's last part in hexadecimal; the link itself is kept nowhere. */
  @Column('text')
  tokenHash!: string;

  @Column('text')
  range!: (typeof sharedRanges)[number];

  @Column('date', { nullable: true })
  fromDay!: string | null;

  @Column('date', { nullable: true })
  toDay!: string | null;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;

  @Column('timestamptz', { nullable: true })
  expiresAt!: Date | null;
}
