import { Check, Column, Entity, PrimaryGeneratedColumn, Unique } from 'typeorm';

/** Who may sign in at /admin. */
@Entity('owners')
@Unique('owners_email_key', ['email'])
@Check('owners_email_check', 'email = lower(email)')
export class Owner {
  @PrimaryGeneratedColumn({ primaryKeyConstraintName: 'owners_pkey' })
  id!: number;

  @Column('text')
  email!: string;

  /** argon2id, in PHC string format. */
  @Column('text')
  passwordHash!: string;

  @Column('timestamptz', { default: () => 'now()' })
  updatedAt!: Date;
}
