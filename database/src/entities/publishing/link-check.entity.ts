import type { LinkHint, LinkReason, LinkVerdict } from '@astaguide/contracts/publishing/link-check';
import type { LinkLoss } from '@astaguide/contracts/publishing/link-loss';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The last check of a link. The view `checked_links` says which products, short links and texts have it. */
@Entity('link_checks')
export class LinkCheck {
  /** Without the click id. */
  @PrimaryColumn('text')
  url!: string;

  @Column('text')
  verdict!: LinkVerdict;

  /** Of the last answer; null if there was none. */
  @Column('integer', { nullable: true })
  status!: number | null;

  /** Null if the link is ok. */
  @Column('text', { nullable: true })
  reason!: LinkReason | null;

  @Column('text', { nullable: true })
  hint!: LinkHint | null;

  /** The address of the page that it led to, if that is another one. */
  @Column('text', { nullable: true })
  finalUrl!: string | null;

  @Column('timestamptz')
  checkedAt!: Date;

  /** The first check that found it gone; null unless suspected or broken. */
  @Column('timestamptz', { nullable: true })
  failedSince!: Date | null;

  /** When the owner's mail about the broken link was queued. */
  @Column('timestamptz', { nullable: true })
  reportedAt!: Date | null;

  /** What it brought before it broke; null unless it is broken. */
  @Column('jsonb', { nullable: true })
  loss!: LinkLoss | null;

  /** Its own clicks: the mean of 28 whole days. Null until they are counted, and where they are not recorded. */
  @Column('double precision', { nullable: true })
  clicksPerDay!: number | null;

  /** The site's day on which they were counted. */
  @Column('date', { nullable: true })
  clicksCountedOn!: string | null;
}
