import { Module } from '@nestjs/common';
import { NotificationListener } from './notification-listener';

@Module({ providers: [NotificationListener], exports: [NotificationListener] })
export class NotificationsModule {}
