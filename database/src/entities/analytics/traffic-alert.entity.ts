import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** An unusual drop or spike of clicks, compared with the same hours of the previous weeks. */
@Entity('traffic_alerts')
export class TrafficAlert {
  @PrimaryGeneratedColumn('identity', { type: 'integer', generatedIdentity: 'BY DEFAULT' })
  id!: number;

  @Column('text')
  kind!: 'drop' | 'spike';

  /** Start of the hours that were checked. */
  @Column('timestamptz')
  windowStart!: Date;

  /** End of these hours. */
  @Column('timestamptz')
  windowEnd!: Date;

  @Column('integer')
  clicks!: number;

  /** Median of the same hours of the previous weeks. */
  @Column('double precision')
  expected!: number;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;

  /** When the owner dismissed it. */
  @Column('timestamptz', { nullable: true })
  dismissedAt!: Date | null;
}
