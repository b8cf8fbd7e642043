import { Column, Entity, PrimaryGeneratedColumn, Unique } from 'typeorm';

/** Each distinct User-Agent once, with what it was read as; the log refers to it by id. */
@Entity('user_agents')
@Unique('user_agents_value_key', ['value'])
export class UserAgent {
  @PrimaryGeneratedColumn({ primaryKeyConstraintName: 'user_agents_pkey' })
  id!: number;

  /** At most 512 characters. */
  @Column('text')
  value!: string;

  /** desktop, mobile, tablet or other. */
  @Column('text')
  device!: string;

  @Column('text')
  browser!: string;

  @Column('text')
  os!: string;

  /** The device's id in event_texts. */
  @Column('integer')
  deviceId!: number;

  /** The browser's id in event_texts. */
  @Column('integer')
  browserId!: number;
}
