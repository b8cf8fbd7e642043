import { Column, Entity, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';

/** Each distinct text of the log once: pages, slots, types, hosts, languages, … The log refers to it by id. */
@Entity('event_texts')
@Index('event_texts_value_key', { synchronize: false })
export class EventText {
  @PrimaryGeneratedColumn({ primaryKeyConstraintName: 'event_texts_pkey' })
  id!: number;

  /** Of any length: its md5 is what makes it unique. */
  @Column('text')
  value!: string;
}

/** Each distinct origin of an event once. The columns are ids in event_texts; 0 stands for nothing. */
@Entity('event_origins')
@Unique('event_origins_key', [
  'sourceId',
  'channelId',
  'referrerId',
  'utmSourceId',
  'utmMediumId',
  'utmCampaignId',
  'isDemo',
])
export class EventOrigin {
  @PrimaryGeneratedColumn({ primaryKeyConstraintName: 'event_origins_pkey' })
  id!: number;

  @Column('integer')
  sourceId!: number;

  @Column('integer')
  channelId!: number;

  @Column('integer')
  referrerId!: number;

  @Column('integer')
  utmSourceId!: number;

  @Column('integer')
  utmMediumId!: number;

  @Column('integer')
  utmCampaignId!: number;

  /** Whether its events were generated for demonstration: the log's one mark of demo data. */
  @Column('boolean', { default: false })
  isDemo!: boolean;
}
