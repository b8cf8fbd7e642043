import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A signed-in browser. The columns are those that connect-pg-simple reads and writes. */
@Entity('sessions')
@Index('sessions_expire_idx', ['expire'])
export class Session {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'sessions_pkey' })
  sid!: string;

  @Column('json')
  sess!: unknown;

  @Column('timestamp', { precision: 6 })
  expire!: Date;
}
