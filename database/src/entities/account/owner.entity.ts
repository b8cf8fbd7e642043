import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** Who may sign in at /admin. */
@Entity('owners')
export class Owner {
  @PrimaryGeneratedColumn()
  id!: number;

  @Column('text')
  email!: string;

  /** argon2id, in PHC string format. */
  @Column('text')
  passwordHash!: string;

  /** argon2id of the ADMIN_PASSWORD given last; null while none was given. The password may be another since. */
  @Column('text', { nullable: true })
  configuredPasswordHash!: string | null;

  /** Whether the password was generated and nobody was shown it yet: the next start then generates another. */
  @Column('boolean', { default: false })
  passwordUnseen!: boolean;

  @Column('timestamptz', { default: () => 'now()' })
  updatedAt!: Date;
}
