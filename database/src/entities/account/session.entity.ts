import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A signed-in browser. The columns are those that connect-pg-simple reads and writes. */
@Entity('sessions')
export class Session {
  @PrimaryColumn('text')
  sid!: string;

  @Column('json')
  sess!: unknown;

  @Column('timestamp', { precision: 6 })
  expire!: Date;
}
