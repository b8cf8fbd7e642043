import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** What is counted in every bucket. Events judged to be bots are left out. */
abstract class RollupFigures {
  @Column('bigint', { default: 0 })
  pageViews!: string;

  @Column('bigint', { default: 0 })
  clicks!: string;

  /** All events of any type, page views and clicks included. */
  @Column('bigint', { default: 0 })
  events!: string;

  /** Distinct visitors in the bucket. */
  @Column('bigint', { default: 0 })
  visitors!: string;
}

/** Figures by UTC hour, dimension and key. */
@Entity('hourly_rollups')
@Check('hourly_rollups_hour_check', `hour = date_trunc('hour', hour, 'UTC')`)
export class HourlyRollup extends RollupFigures {
  /** total, type, product, page, slot, source, device, country. */
  @PrimaryColumn('text', { primaryKeyConstraintName: 'hourly_rollups_pkey' })
  dimension!: string;

  @PrimaryColumn('timestamptz', { precision: 0, primaryKeyConstraintName: 'hourly_rollups_pkey' })
  hour!: Date;

  /** The value within the dimension: a product's id, a path, …; empty for `total`. */
  @PrimaryColumn('text', { primaryKeyConstraintName: 'hourly_rollups_pkey' })
  key!: string;
}

/** Figures by UTC day, dimension and key. The views daily_clicks and top_products read it. */
@Entity('daily_rollups')
export class DailyRollup extends RollupFigures {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'daily_rollups_pkey' })
  dimension!: string;

  @PrimaryColumn('date', { primaryKeyConstraintName: 'daily_rollups_pkey' })
  day!: string;

  @PrimaryColumn('text', { primaryKeyConstraintName: 'daily_rollups_pkey' })
  key!: string;
}
