import type { alertSensitivities } from '@astaguide/contracts/notifications/notification-preferences';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The owner's notification preferences. One row, created by a migration. */
@Entity('notification_preferences')
export class NotificationPreferences {
  @PrimaryColumn('integer', { default: 1 })
  id!: number;

  /** Null: the address that the owner signs in with. */
  @Column('text', { nullable: true })
  recipient!: string | null;

  @Column('boolean', { default: false })
  weeklySummary!: boolean;

  /** Whether alerts are also sent by mail; the dashboard always shows them. */
  @Column('boolean', { default: true })
  alertNotifications!: boolean;

  @Column('text', { default: 'medium' })
  alertSensitivity!: (typeof alertSensitivities)[number];

  @Column('timestamptz', { default: () => 'now()' })
  updatedAt!: Date;
}
