import { Module } from '@nestjs/common';
import { EventRecordingModule } from './event-recording.module';
import { eventsProcessor } from './record-batch';

/** Records the events of the queue. */
@Module({
  imports: [EventRecordingModule],
  providers: [eventsProcessor],
})
export class EventsModule {}
