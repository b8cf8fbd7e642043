import { Module } from '@nestjs/common';
import { CoreModule } from './core.module';
import { EventRecordingModule } from './analytics/events/event-recording.module';
import { InboxRepository } from './analytics/events/inbox.repository';
import { eventsProcessor } from './analytics/events/record-batch';
import { metricProviders } from './analytics/metric-providers';
import { RetentionRepository } from './maintenance/retention.repository';
import { periodicJobs } from './periodic-jobs';
import { PlannedPostsRepository } from './publishing/posts/planned-posts.repository';
import { LinksModule } from './publishing/links/links.module';
import { NewsletterModule } from './publishing/newsletter/newsletter.module';
import { NotificationsModule } from './operations/notifications/notifications.module';
import { OwnerDataModule } from './lib/owner-data.module';
import { MetricsServer } from './lib/metrics/metrics-server';
import { WorkerHeartbeat } from './operations/heartbeat/worker-heartbeat';
import { WorkersRepository } from './operations/heartbeat/workers.repository';
import { MaintenanceModule } from './maintenance/maintenance.module';

@Module({
  imports: [
    CoreModule,
    OwnerDataModule,
    EventRecordingModule,
    LinksModule,
    NewsletterModule,
    NotificationsModule,
    MaintenanceModule,
  ],
  providers: [
    ...metricProviders,
    eventsProcessor,
    InboxRepository,
    MetricsServer,
    PlannedPostsRepository,
    RetentionRepository,
    WorkerHeartbeat,
    WorkersRepository,
    ...periodicJobs,
  ],
})
export class WorkerModule {}
