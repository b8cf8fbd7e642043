import { Entity, PrimaryColumn } from 'typeorm';

/** UTC days with demo events in the log: where to look for them without reading all of it. */
@Entity('demo_days')
export class DemoDay {
  @PrimaryColumn('date', { primaryKeyConstraintName: 'demo_days_pkey' })
  day!: string;
}
