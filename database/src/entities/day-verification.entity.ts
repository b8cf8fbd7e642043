import { Column, Entity, PrimaryColumn } from 'typeorm';

/** When a UTC day's rollups were last held against the log, and how many of their rows differed. */
@Entity('day_verifications')
export class DayVerification {
  @PrimaryColumn('date', { primaryKeyConstraintName: 'day_verifications_pkey' })
  day!: string;

  @Column('integer')
  drift!: number;

  @Column({ type: 'timestamptz', precision: 3, default: () => 'now()' })
  verifiedAt!: Date;
}
