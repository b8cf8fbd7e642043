import { mailSecurities } from '@astaguide/contracts/operations/mail-server';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The site's one row of address and mail server. Variables win over it. */
@Entity('connection_settings')
export class ConnectionSettings {
  @PrimaryColumn('integer', { default: 1 })
  id!: number;

  /** An origin. */
  @Column('text', { nullable: true })
  publicUrl!: string | null;

  @Column('text', { nullable: true })
  smtpHost!: string | null;

  /** Null: the usual port for the encryption. */
  @Column('integer', { nullable: true })
  smtpPort!: number | null;

  @Column('text', { default: 'starttls' })
  smtpSecurity!: (typeof mailSecurities)[number];

  @Column('text', { nullable: true })
  smtpUser!: string | null;

  /** As `sealPassword` made it. */
  @Column('bytea', { nullable: true })
  smtpPassword!: Buffer | null;

  @Column('text', { nullable: true })
  mailFrom!: string | null;

  @Column('timestamptz', { default: () => 'now()' })
  updatedAt!: Date;
}
