import { alertSensitivities } from '@astaguide/contracts/mail-settings';
import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

const sensitivityList = alertSensitivities.map((sensitivity) => `'${sensitivity}'`).join(', ');

/** Which mails the owner wants. One row; a migration made it. */
@Entity('mail_settings')
@Check('mail_settings_single_row_check', 'id = 1')
@Check('mail_settings_sensitivity_check', `alert_sensitivity IN (${sensitivityList})`)
export class MailSettings {
  @PrimaryColumn('integer', { primaryKeyConstraintName: 'mail_settings_pkey', default: 1 })
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
