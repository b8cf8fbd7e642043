import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A network's call that could not be stored; it waits until the owner corrects or dismisses it. */
@Entity('refused_postbacks')
export class RefusedPostback {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' })
  id!: number;

  @Column('timestamptz', { default: () => 'clock_timestamp()' })
  receivedAt!: Date;

  /** The call's values by name, without the token. */
  @Column('jsonb')
  sent!: Record<string, unknown>;

  /** What is wrong, by field. */
  @Column('jsonb')
  reasons!: { path: string; message: string }[];
}
