import { OPEN_DAYS } from '@astaguide/contracts/analytics/report/open-days';
import { SiteConnection } from '@astaguide/database/settings/site-connection';
import { SentNotifications } from '@astaguide/database/operations/sent-notifications';
import type { ScheduledJob } from '@astaguide/queues/maintenance-queue';
import type { Type } from '@nestjs/common';
import { PinoLogger } from 'nestjs-pino';
import { DataSource } from 'typeorm';
import { EventLogRepository } from './analytics/events/event-log.repository';
import { EventRecorder } from './analytics/events/event-recorder';
import { InboxRepository } from './analytics/events/inbox.repository';
import { drainInbox } from './analytics/events/record-batch';
import { Projector } from './analytics/projections/projector';
import { MonthlyRollupsRepository } from './analytics/rollups/monthly-tables.repository';
import { Throughput } from './lib/metrics/throughput';
import { every } from './lib/periodic-job';
import { RetentionRepository } from './maintenance/retention.repository';
import { RunSchedules } from './maintenance/run-schedules';
import { MaintenanceRunsRepository } from './maintenance/runs.repository';
import { WorkerHeartbeat } from './operations/heartbeat/worker-heartbeat';
import { BrokenLinks } from './operations/notifications/broken-links';
import { SignInMails } from './operations/notifications/sign-in-mails';
import { TrafficAlerts } from './operations/notifications/traffic-alerts';
import { TrafficAlertsRepository } from './operations/notifications/traffic-alerts.repository';
import { WeeklySummary } from './operations/notifications/weekly-summary';
import { LinkCheckSchedule } from './publishing/links/check-link';
import { LinkChecksRepository } from './publishing/links/link-checks.repository';
import { LinkHostsRepository } from './publishing/links/link-hosts.repository';
import { DeliveriesRepository } from './publishing/newsletter/deliveries.repository';
import { DeliveryFeed } from './publishing/newsletter/delivery-feed';
import { makeDigest } from './publishing/newsletter/digest';
import { DigestsRepository } from './publishing/newsletter/digests.repository';
import { IssueStarter } from './publishing/newsletter/start-issues';
import { PlannedPostsRepository } from './publishing/posts/planned-posts.repository';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/**
 * Jobs that the maintenance queue starts once for all workers. Patterns are cron's, in the site's time zone. A clock
 * change may skip a night: the next one does its work.
 */
export const scheduledJobs: readonly ScheduledJob[] = [
  {
    name: 'verify-open-days',
    every: 10 * MINUTE,
    work: { kind: 'verify', days: OPEN_DAYS, isListed: false },
  },
  { name: 'verify-recent-days', pattern: '15 2 * * *', work: { kind: 'verify', days: 35, isListed: true } },
  { name: 'compact-log', pattern: '45 2 * * *', work: { kind: 'compact' } },
];

/** A job that sends mail: it does nothing until a mail server is set up. */
const everyWithMail = <Mails extends object>(
  pause: number,
  name: string,
  service: Type<Mails>,
  run: (mails: Mails) => Promise<unknown>,
) =>
  every(pause, name, [service, SiteConnection], (mails, { mailServer }) =>
    mailServer ? run(mails) : Promise.resolve(),
  );

/**
 * Jobs that every worker runs, the most frequent first. They are safe to run concurrently; only those that add jobs
 * need the queue. The backend has one periodic job of its own, the loss watch: it is needed most when no worker runs.
 */
export const periodicJobs = [
  every(
    SECOND,
    'read the address and the mail server',
    [SiteConnection, DataSource],
    (connection, dataSource) => connection.read(dataSource),
  ),
  every(SECOND, 'drain the inbox', [InboxRepository, EventRecorder, Throughput, PinoLogger], drainInbox),
  every(SECOND, 'publish planned posts', [PlannedPostsRepository], (posts) => posts.carryOut(new Date())),
  everyWithMail(SECOND, 'start newsletter issues', IssueStarter, (issues) => issues.startDue()),
  everyWithMail(SECOND, 'queue newsletter mails', DeliveryFeed, (feed) => feed.postDue()),
  every(5 * SECOND, 'store the heartbeat', [WorkerHeartbeat], (heartbeat) => heartbeat.beat()),
  every(5 * SECOND, 'touch the heartbeat file', [WorkerHeartbeat], (heartbeat) => heartbeat.touchFile()),
  everyWithMail(10 * SECOND, 'report sign-ins', SignInMails, (mails) => mails.postUnreported(new Date())),
  every(30 * SECOND, 'restore the maintenance queue', [RunSchedules], (runs) => runs.restore(scheduledJobs)),
  every(MINUTE, 'delete expired data', [RetentionRepository], (retention) => retention.prune(new Date())),
  every(MINUTE, 'sum up months', [MonthlyRollupsRepository], (months) => months.sum(new Date())),
  every(MINUTE, 'work out attributions and funnels', [Projector], (days, signal) => days.catchUp(signal)),
  // More often than weekly, hourly or daily, so that each is done soon after it is due.
  everyWithMail(MINUTE, 'sum up the week', WeeklySummary, (summary) => summary.postWhenDue(new Date())),
  every(10 * MINUTE, 'make the digest', [DigestsRepository], (digests) => makeDigest(digests, new Date())),
  every(10 * MINUTE, 'check for unusual traffic', [TrafficAlerts], (alerts) => alerts.check(new Date())),
  everyWithMail(10 * MINUTE, 'report broken links', BrokenLinks, (links) => links.postUnreported(new Date())),
  every(10 * MINUTE, 'queue link checks', [LinkCheckSchedule], (links) => links.queueDue(new Date())),
  every(10 * MINUTE, 'count the clicks of links', [LinkChecksRepository], (checks) => checks.countClicks()),
  every(10 * MINUTE, 'delete unused link checks', [LinkChecksRepository], (checks) => checks.prune()),
  every(10 * MINUTE, 'delete idle hosts', [LinkHostsRepository], (hosts) => hosts.prune(new Date())),
  every(HOUR, 'prepare partitions', [EventLogRepository], (log) => log.preparePartitions(new Date())),
  every(HOUR, 'delete old runs', [MaintenanceRunsRepository], (runs) => runs.prune(new Date())),
  every(HOUR, 'delete old mails', [SentNotifications], (mails) => mails.prune(new Date())),
  every(HOUR, 'delete old subscriber data', [DeliveriesRepository], (deliveries) => deliveries.prune()),
  every(HOUR, 'delete old alerts', [TrafficAlertsRepository], (alerts) => alerts.prune(new Date())),
];
