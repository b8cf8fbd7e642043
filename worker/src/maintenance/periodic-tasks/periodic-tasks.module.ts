import { Module } from '@nestjs/common';
import { EventRecordingModule } from '../../analytics/events/event-recording.module';
import { InboxRepository } from '../../analytics/events/inbox.repository';
import { metricProviders } from '../../analytics/metric-providers';
import { PeriodicTasks } from './periodic-tasks.service';
import { RetentionRepository } from './retention.repository';

/** Periodic tasks. */
@Module({
  imports: [EventRecordingModule],
  providers: [...metricProviders, InboxRepository, PeriodicTasks, RetentionRepository],
})
export class PeriodicTasksModule {}
