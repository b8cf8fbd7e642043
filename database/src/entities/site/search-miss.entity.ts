import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Searches of a day that found nothing, without anything personal; kept for 90 days. */
@Entity('search_misses')
export class SearchMiss {
  /** A day in UTC. */
  @PrimaryColumn('date')
  day!: string;

  /** The words of the search, by which similar ones are grouped. */
  @PrimaryColumn('text')
  groupKey!: string;

  /** The most recent wording, with addresses and numbers that could name somebody replaced. */
  @Column('text')
  query!: string;

  @Column('integer')
  times!: number;

  @Column('timestamptz')
  lastSearchedAt!: Date;
}
