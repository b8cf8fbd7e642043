import { Column, Entity, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';

/** An address of this site that leads elsewhere. */
@Entity('redirects')
export class Redirect {
  @PrimaryGeneratedColumn('identity', { type: 'integer', generatedIdentity: 'BY DEFAULT' })
  id!: number;

  /** A path, decoded and without a slash at its end. */
  @Column('text')
  fromPath!: string;

  /** A path of this site, or a whole address. */
  @Column('text')
  target!: string;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;
}

/** A path that was requested on a UTC day and answered 404. */
@Entity('address_misses')
export class AddressMiss {
  @PrimaryColumn('date')
  day!: string;

  @PrimaryColumn('text')
  path!: string;

  @Column('integer')
  times!: number;

  @Column('timestamptz')
  lastAt!: Date;
}
