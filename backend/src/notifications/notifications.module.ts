import { Module } from '@nestjs/common';
import { ContentChanges } from './content-changes';
import { NotificationListener } from './notification-listener';

@Module({
  providers: [ContentChanges, NotificationListener],
  exports: [ContentChanges, NotificationListener],
})
export class NotificationsModule {}
