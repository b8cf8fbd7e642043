import { Column, Entity, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';

/** A goal of the owner: an event type or a page, and which of its events count. Names are unique, ignoring case. */
@Entity('goals')
export class Goal {
  @PrimaryGeneratedColumn('identity', { type: 'integer', generatedIdentity: 'BY DEFAULT' })
  id!: number;

  @Column('text')
  name!: string;

  /** Either this or `page` is set. */
  @Column('text', { nullable: true })
  eventType!: string | null;

  @Column('text', { nullable: true })
  page!: string | null;

  /** The property that must have `propertyValue`; null for every event. */
  @Column('text', { nullable: true })
  property!: string | null;

  @Column('text', { nullable: true })
  propertyValue!: string | null;

  /** The property with what an event is worth, in `currency`; null for none. */
  @Column('text', { nullable: true })
  valueProperty!: string | null;

  @Column('text', { nullable: true })
  currency!: string | null;
}

/** An event type that reports leave out of the other events. */
@Entity('ignored_event_types')
export class IgnoredEventType {
  @PrimaryColumn('text')
  eventType!: string;
}
