import { notificationPreferencesInputSchema } from '@astaguide/contracts/operations/notification-preferences';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { contractColumns } from '../contract-columns';

const Fields = contractColumns(notificationPreferencesInputSchema, {
  lossAlerts: { type: 'boolean', default: true },
  weeklySummary: { type: 'boolean', default: false },
  alertNotifications: { type: 'boolean', default: true },
  alertSensitivity: { type: 'text', default: 'medium' },
});

/** The owner's notification preferences, with the fields of the contract. One row, created by a migration. */
@Entity('notification_preferences')
export class NotificationPreferences extends Fields {
  @PrimaryColumn('integer', { default: 1 })
  id!: number;

  @Column('timestamptz', { default: () => 'now()' })
  updatedAt!: Date;
}
