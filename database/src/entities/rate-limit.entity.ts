import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A throttle's counter. The columns are those that rate-limiter-flexible reads and writes. */
@Entity('rate_limits')
@Index('rate_limits_expire_idx', ['expire'])
export class RateLimit {
  @PrimaryColumn('varchar', { length: 255, primaryKeyConstraintName: 'rate_limits_pkey' })
  key!: string;

  @Column('integer', { default: 0 })
  points!: number;

  /** Milliseconds since 1970. */
  @Column('bigint', { nullable: true })
  expire!: string | null;
}
