import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** Clicks that fell or jumped against the same hours of the weeks before. */
@Entity('click_alerts')
export class ClickAlert {
  @PrimaryGeneratedColumn('identity', { type: 'integer', generatedIdentity: 'BY DEFAULT' })
  id!: number;

  @Column('text')
  kind!: 'fall' | 'jump';

  /** First moment of the hours that were looked at. */
  @Column('timestamptz')
  windowStart!: Date;

  /** The moment they ended. */
  @Column('timestamptz')
  windowEnd!: Date;

  @Column('integer')
  clicks!: number;

  /** Median of the same hours in the weeks before. */
  @Column('double precision')
  expected!: number;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;

  /** When the owner said that it was seen. */
  @Column('timestamptz', { nullable: true })
  dismissedAt!: Date | null;
}
