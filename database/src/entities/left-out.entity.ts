import { Column, Entity, PrimaryColumn } from 'typeorm';

/**
 * What was left out of the figures as bots', by UTC day, dimension (see left-out.ts) and key. Computed from the log,
 * as everything in derived.entity.ts is.
 */
@Entity('daily_bots')
export class DailyBots {
  @PrimaryColumn('date', { primaryKeyConstraintName: 'daily_bots_pkey' })
  day!: string;

  @Column('integer')
  events!: number;

  @Column('integer')
  pageViews!: number;

  @Column('integer')
  clicks!: number;

  /** Distinct visitors of the day under this key. */
  @Column('integer')
  visitors!: number;

  @PrimaryColumn('smallint', { primaryKeyConstraintName: 'daily_bots_pkey' })
  dimension!: number;

  @PrimaryColumn('text', { primaryKeyConstraintName: 'daily_bots_pkey' })
  key!: string;
}

/** How many events of a UTC day were left out so far: moves with the log, and says when daily_bots is out of date. */
@Entity('left_out_days')
export class LeftOutDay {
  @PrimaryColumn('date', { primaryKeyConstraintName: 'left_out_days_pkey' })
  day!: string;

  @Column('bigint')
  events!: string;
}
