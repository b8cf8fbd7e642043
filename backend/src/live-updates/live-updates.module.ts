import { Module } from '@nestjs/common';
import { ContentChanges } from './content-changes';
import { LiveSources } from './live-sources';
import { NotificationListener } from './notification-listener';

@Module({
  providers: [ContentChanges, LiveSources, NotificationListener],
  exports: [ContentChanges, LiveSources, NotificationListener],
})
export class LiveUpdatesModule {}
