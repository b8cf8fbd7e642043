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
 * When each visitor was first seen on an open day under each key. Derived from the log, kept for three days: after
 * that the counts in the rollups are final.
 */
@Entity('visitor_marks')
export class VisitorMark {
  /** 64-bit hash of dimension, key and visitor. */
  @PrimaryColumn('bigint', { primaryKeyConstraintName: 'visitor_marks_pkey' })
  mark!: string;

  @PrimaryColumn('date', { primaryKeyConstraintName: 'visitor_marks_pkey' })
  day!: string;

  /** Quarter-hour of the first event, UTC: 0 to 95. */
  @Column('smallint')
  quarter!: number;

  /** The quarter it was before an earlier event came late: what tells that statement where to take it away. */
  @Column('smallint', { nullable: true })
  movedFrom!: number | null;
}
