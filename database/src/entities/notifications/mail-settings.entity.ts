import type { alertSensitivities } from '@astaguide/contracts/notifications/mail-settings';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Which mails the owner wants. One row; a migration made it. */
@Entity('mail_settings')
export class MailSettings {
  @PrimaryColumn('integer', { default: 1 })
  id!: number;

  /** Null: the address that the owner signs in with. */
  @Column('text', { nullable: true })
  recipient!: string | null;

  @Column('boolean', { default: false })
  weeklySummary!: boolean;

  /** Whether an alert is sent by mail, too; the dashboard tells it in any case. */
  @Column('boolean', { default: true })
  alertMails!: boolean;

  @Column('text', { default: 'medium' })
  alertSensitivity!: (typeof alertSensitivities)[number];

  @Column('timestamptz', { default: () => 'now()' })
  updatedAt!: Date;
}
