import { Column, Entity, PrimaryColumn } from 'typeorm';

/**
 * Figures by UTC quarter-hour, dimension (see dimensions.ts) and key: days of any time zone can be added up from
 * them. Events judged to be bots are left out, here and in the tables below.
 */
@Entity('quarter_rollups')
export class QuarterRollup {
  @PrimaryColumn('timestamptz', { precision: 0, primaryKeyConstraintName: 'quarter_rollups_pkey' })
  quarter!: Date;

  @PrimaryColumn('integer', { primaryKeyConstraintName: 'quarter_rollups_pkey' })
  keyId!: number;

  @Column('integer', { default: 0 })
  pageViews!: number;

  @Column('integer', { default: 0 })
  clicks!: number;

  /** All events of any type, page views and clicks included. */
  @Column('integer', { default: 0 })
  events!: number;

  /** Visitors whose first event of the UTC day under this key lies in the quarter: so quarters add up to days. */
  @Column('integer', { default: 0 })
  visitors!: number;

  @PrimaryColumn('smallint', { primaryKeyConstraintName: 'quarter_rollups_pkey' })
  dimension!: number;
}

/**
 * Quarter-hours of a UTC day under one key, in lists side by side. Each list of figures begins with 0 and
 * goes on with the day's figure until the end of each quarter-hour: a stretch of the day is the difference of two.
 * What comes after they were packed is counted in QuarterRollup, on top, until the worker packs it too: the view
 * quarter_figures has both, and what each quarter-hour counted by itself.
 */
@Entity('packed_quarters')
export class PackedQuarters {
  @PrimaryColumn('date', { primaryKeyConstraintName: 'packed_quarters_pkey' })
  day!: string;

  @PrimaryColumn('integer', { primaryKeyConstraintName: 'packed_quarters_pkey' })
  keyId!: number;

  @PrimaryColumn('smallint', { primaryKeyConstraintName: 'packed_quarters_pkey' })
  dimension!: number;

  /** Which of the day's quarter-hours: 0 to 95, ascending, those in which something was counted. */
  @Column('smallint', { array: true })
  quarters!: number[];

  @Column('integer', { array: true })
  pageViews!: number[];

  @Column('integer', { array: true })
  clicks!: number[];

  @Column('integer', { array: true })
  events!: number[];

  @Column('integer', { array: true })
  visitors!: number[];
}

/** What days and months count. */
abstract class LongFigures {
  @Column('bigint', { default: 0 })
  pageViews!: string;

  @Column('bigint', { default: 0 })
  clicks!: string;

  @Column('bigint', { default: 0 })
  events!: string;

  /** Daily visitors: who comes on three days counts three times. */
  @Column('bigint', { default: 0 })
  visitors!: string;
}

/** Figures by UTC day: the sums of its quarters. The views daily_clicks and top_products read it. */
@Entity('daily_rollups')
export class DailyRollup extends LongFigures {
  @PrimaryColumn('date', { primaryKeyConstraintName: 'daily_rollups_pkey' })
  day!: string;

  @PrimaryColumn('integer', { primaryKeyConstraintName: 'daily_rollups_pkey' })
  keyId!: number;

  @PrimaryColumn('smallint', { primaryKeyConstraintName: 'daily_rollups_pkey' })
  dimension!: number;
}

/** The sums from the first of a year until a day. Of the days in rollup_closings only, others may be out of date. */
@Entity('rollups_to_date')
export class RollupToDate extends LongFigures {
  @PrimaryColumn('date', { primaryKeyConstraintName: 'rollups_to_date_pkey' })
  until!: string;

  @PrimaryColumn('integer', { primaryKeyConstraintName: 'rollups_to_date_pkey' })
  keyId!: number;

  @PrimaryColumn('smallint', { primaryKeyConstraintName: 'rollups_to_date_pkey' })
  dimension!: number;
}

/**
 * Days until which rollups_to_date are complete: the 5th, 10th, 15th, 20th, 25th and last of each month. A late event takes
 * those from its day on out in the transaction that counts it, and the worker puts them back with new sums.
 */
@Entity('rollup_closings')
export class RollupClosing {
  @PrimaryColumn('date', { primaryKeyConstraintName: 'rollup_closings_pkey' })
  day!: string;
}
