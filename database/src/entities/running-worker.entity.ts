import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A worker process that runs, as it says itself every few seconds; one that is silent is forgotten. */
@Entity('workers')
export class RunningWorker {
  /** Made anew at each start. */
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'workers_pkey' })
  id!: string;

  /** Name of its machine or container. */
  @Column('text')
  host!: string;

  @Column('integer')
  pid!: number;

  /** Of the product. */
  @Column('text')
  version!: string;

  @Column('timestamptz')
  startedAt!: Date;

  @Column('timestamptz', { default: () => 'now()' })
  seenAt!: Date;
}
