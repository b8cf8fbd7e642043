import type { SignInOutcome } from '@astaguide/contracts/account/auth';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A sign-in of the owner, or the failed attempts from one network on one day. */
@Entity('sign_ins')
export class SignInRecord {
  @PrimaryGeneratedColumn('identity', { type: 'integer', generatedIdentity: 'BY DEFAULT' })
  id!: number;

  @Column('text')
  outcome!: SignInOutcome;

  /** In the site's time zone, YYYY-MM-DD. */
  @Column('date', { default: () => 'day_of(now())' })
  day!: string;

  /** Of failed attempts: the last one. */
  @Column('timestamptz', { default: () => 'now()' })
  at!: Date;

  @Column('integer', { default: 1 })
  times!: number;

  /** 'Firefox on Linux'; of failed attempts: that of the last one. */
  @Column('text')
  browser!: string;

  /** The network part of the address; empty if it is unknown, or for many networks together. */
  @Column('text')
  network!: string;

  /** Whether the owner signed in with a browser that had not signed in before. */
  @Column('boolean', { default: false })
  isNewBrowser!: boolean;

  /** Whether a mail about the new browser was queued. */
  @Column('boolean', { default: false })
  isReported!: boolean;
}
