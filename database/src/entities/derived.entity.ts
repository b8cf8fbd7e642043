import { Column, Entity, PrimaryColumn } from 'typeorm';

/**
 * What is computed from the log beside the rollups, by UTC day and again each minute while the day moves.
 * Events judged to be bots are left out of all of it. Keys are ids in event_texts, 0 for none.
 */
abstract class OfferFigures {
  @Column('integer', { default: 0 })
  impressions!: number;

  @Column('integer', { default: 0 })
  clicks!: number;
}

/** How often the buy links of a page were seen, and followed, by the place on the page and the product. */
@Entity('daily_attributions')
export class DailyAttribution extends OfferFigures {
  @PrimaryColumn('date', { primaryKeyConstraintName: 'daily_attributions_pkey' })
  day!: string;

  @PrimaryColumn('integer', { primaryKeyConstraintName: 'daily_attributions_pkey' })
  pageKey!: number;

  @PrimaryColumn('integer', { primaryKeyConstraintName: 'daily_attributions_pkey' })
  slotKey!: number;

  /** 0 for one that there is not. */
  @PrimaryColumn('integer', { primaryKeyConstraintName: 'daily_attributions_pkey' })
  productId!: number;
}

/** The sums from the first of a year until a day. Of the days in derived_closings only, others may be out of date. */
@Entity('attributions_to_date')
export class AttributionToDate extends OfferFigures {
  @PrimaryColumn('date', { primaryKeyConstraintName: 'attributions_to_date_pkey' })
  until!: string;

  @PrimaryColumn('integer', { primaryKeyConstraintName: 'attributions_to_date_pkey' })
  pageKey!: number;

  @PrimaryColumn('integer', { primaryKeyConstraintName: 'attributions_to_date_pkey' })
  slotKey!: number;

  @PrimaryColumn('integer', { primaryKeyConstraintName: 'attributions_to_date_pkey' })
  productId!: number;
}

/**
 * Sessions, and how far they came. A session is a visitor's events without a gap of 30 minutes; its key is that of its
 * first event. Dimensions (see dimensions.ts): total, channel, country and device.
 */
abstract class FunnelSteps {
  @Column('integer')
  sessions!: number;

  /** Sessions with a view of the comparison or of a review. */
  @Column('integer')
  engaged!: number;

  /** Of the engaged ones, those with a buy click at the time of that view or later. */
  @Column('integer')
  clicked!: number;
}

@Entity('daily_funnels')
export class DailyFunnel extends FunnelSteps {
  @PrimaryColumn('date', { primaryKeyConstraintName: 'daily_funnels_pkey' })
  day!: string;

  @PrimaryColumn('integer', { primaryKeyConstraintName: 'daily_funnels_pkey' })
  keyId!: number;

  @PrimaryColumn('smallint', { primaryKeyConstraintName: 'daily_funnels_pkey' })
  dimension!: number;
}

/** The sums from the first of a year until a day. Of the days in derived_closings only, others may be out of date. */
@Entity('funnels_to_date')
export class FunnelToDate extends FunnelSteps {
  @PrimaryColumn('date', { primaryKeyConstraintName: 'funnels_to_date_pkey' })
  until!: string;

  @PrimaryColumn('integer', { primaryKeyConstraintName: 'funnels_to_date_pkey' })
  keyId!: number;

  @PrimaryColumn('smallint', { primaryKeyConstraintName: 'funnels_to_date_pkey' })
  dimension!: number;
}

/**
 * One filter's figures by every key of every dimension: lists of equal length, ordered by dimension and key. One
 * row in place of some hundred takes a fifth of the space, and is replaced each minute for a hundredth of the
 * writing. The views daily_crossings and crossings_to_date have a row for each key.
 */
abstract class Crossing {
  @PrimaryColumn('smallint')
  filterDimension!: number;

  @PrimaryColumn('integer')
  filterKey!: number;

  @Column('smallint', { array: true })
  dimensions!: number[];

  @Column('integer', { array: true })
  keyIds!: number[];

  @Column('integer', { array: true })
  pageViews!: number[];

  @Column('integer', { array: true })
  clicks!: number[];

  /** Distinct visitors of the day; in sums, of each day. */
  @Column('integer', { array: true })
  visitors!: number[];
}

@Entity('crossing_days')
export class CrossingDay extends Crossing {
  @PrimaryColumn('date')
  day!: string;
}

/** The sums from the first of a year until a day. Of the days in derived_closings only, others may be out of date. */
@Entity('packed_crossings_to_date')
export class PackedCrossingToDate extends Crossing {
  @PrimaryColumn('date')
  until!: string;
}

/** UTC days whose attributions, funnels and crossings have been computed. */
@Entity('derived_days')
export class DerivedDay {
  @PrimaryColumn('date', { primaryKeyConstraintName: 'derived_days_pkey' })
  day!: string;

  @Column({ type: 'timestamptz', precision: 3 })
  computedAt!: Date;

  /** Every event of the day that was recorded before this moment is counted. */
  @Column({ type: 'timestamptz', precision: 3 })
  sourceUntil!: Date;

  /** The day's events by daily_rollups when it was computed: another number is a reason to do it again. */
  @Column('bigint')
  events!: string;

  /** The day's events by left_out_days when it was computed: the same for them. */
  @Column('bigint', { default: 0 })
  leftOut!: string;
}

/**
 * Days until which the tables to date are complete: the 5th, 10th, 15th, 20th, 25th and last of each month. A day that is
 * computed anew takes those from it on out.
 */
@Entity('derived_closings')
export class DerivedClosing {
  @PrimaryColumn('date', { primaryKeyConstraintName: 'derived_closings_pkey' })
  day!: string;

  /** The events that the year's days until then were computed of, those left out among them. */
  @Column('bigint')
  events!: string;
}
