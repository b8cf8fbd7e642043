import { Module } from '@nestjs/common';
import { ContentChanges } from './content-changes';
import { LiveSources } from './live-sources';
import { ChangeListener } from './change-listener';

@Module({
  providers: [ContentChanges, LiveSources, ChangeListener],
  exports: [ContentChanges, LiveSources, ChangeListener],
})
export class LiveUpdatesModule {}
