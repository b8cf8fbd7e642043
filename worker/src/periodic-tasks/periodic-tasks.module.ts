import { Module } from '@nestjs/common';
import { EventRecordingModule } from '../events/event-recording.module';
import { InboxRepository } from '../events/inbox.repository';
import { metricProviders } from '../metric-providers';
import { PeriodicTasks } from './periodic-tasks.service';
import { RetentionRepository } from './retention.repository';

/** Periodic tasks. */
@Module({
  imports: [EventRecordingModule],
  providers: [...metricProviders, InboxRepository, PeriodicTasks, RetentionRepository],
})
export class PeriodicTasksModule {}
