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

  /** argon2id of the last ADMIN_PASSWORD; null if none was given. The owner may have changed the password since. */
  @Column('text', { nullable: true })
  configuredPasswordHash!: string | null;

  /** Whether the password was generated and not shown yet; then the next start generates another one. */
  @Column('boolean', { default: false })
  passwordUnseen!: boolean;

  @Column('timestamptz', { default: () => 'now()' })
  updatedAt!: Date;
}
