import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The secret of one UTC day under which visitors are hashed; destroyed 48 hours after the day began. */
@Entity('visitor_salts')
export class VisitorSalt {
  @PrimaryColumn('date', { primaryKeyConstraintName: 'visitor_salts_pkey' })
  day!: string;

  @Column('bytea')
  salt!: Buffer;
}

/**
 * Which visitors an open bucket has counted already. Derived from the log, kept for three days: after that
 * the counts in the rollups are final.
 */
@Entity('visitor_marks')
export class VisitorMark {
  @PrimaryColumn('date', { primaryKeyConstraintName: 'visitor_marks_pkey' })
  day!: string;

  /** 64-bit hash of dimension, key and visitor. */
  @PrimaryColumn('bigint', { primaryKeyConstraintName: 'visitor_marks_pkey' })
  mark!: string;

  /** Bit h is set when the visitor was seen in hour h, UTC. */
  @Column('integer')
  hours!: number;
}
