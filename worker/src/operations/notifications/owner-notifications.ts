import { addJob } from '@astaguide/queues/backend';
import {
  notificationsQueue,
  SEND_NOTIFICATION,
  type SendNotificationJob,
} from '@astaguide/queues/notifications-queue';
import { queueToken } from '@astaguide/queues/queue-provider';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { Queue } from 'bullmq';
import { LinkChecksRepository } from '../../publishing/links/link-checks.repository';
import { BrokenLinks } from './broken-links';
import { TrafficAlerts } from './traffic-alerts';
import { TrafficAlertsRepository } from './traffic-alerts.repository';
import { WORKER_CONFIG, type WorkerConfig } from '../../lib/config';
import { IntervalTasks } from '../../lib/interval-tasks';
import { SentNotifications } from '@astaguide/database/operations/sent-notifications';
import { NotificationPreferencesRepository } from './notification-preferences.repository';
import { SignInMails } from './sign-in-mails';
import { SignInsRepository } from './sign-ins.repository';
import { WeeklySummary } from './weekly-summary-schedule';

const MINUTE = 60_000;
/** So that the owner soon learns of a sign-in that was not theirs. */
const SIGN_INS = 10_000;
/** More often than hourly, so that an hour is checked soon after it is over. */
const ALERTS = 10 * MINUTE;

/** Sends notifications when they are due. Every worker checks; nothing is sent twice. */
@Injectable()
export class OwnerNotifications implements OnModuleInit {
  constructor(
    @Inject(WORKER_CONFIG) private readonly config: WorkerConfig,
    /** Null without a mail server. */
    @Inject(queueToken(notificationsQueue)) private readonly queue: Queue<SendNotificationJob> | null,
    private readonly preferences: NotificationPreferencesRepository,
    private readonly alerts: TrafficAlertsRepository,
    private readonly links: LinkChecksRepository,
    private readonly log: SentNotifications,
    private readonly signIns: SignInsRepository,
    private readonly intervalTasks: IntervalTasks,
  ) {}

  onModuleInit(): void {
    const { queue } = this;
    const { publicUrl } = this.config;
    const post = queue
      ? (mail: SendNotificationJob) => addJob(queue, SEND_NOTIFICATION, mail, { jobId: mail.key })
      : undefined;
    const trafficAlerts = new TrafficAlerts(this.alerts, this.preferences, publicUrl, post);
    this.intervalTasks.every(ALERTS, 'look at the clicks', () => trafficAlerts.check(new Date()));
    this.intervalTasks.every(60 * MINUTE, 'forget old mails and alerts', async () => {
      await this.log.prune(new Date());
      await this.alerts.prune(new Date());
    });
    if (!post) return;
    const brokenLinks = new BrokenLinks(this.links, this.preferences, publicUrl, post);
    this.intervalTasks.every(ALERTS, 'report broken links', () => brokenLinks.postUnreported(new Date()));
    const signIns = new SignInMails(this.signIns, this.preferences, this.log, publicUrl, post);
    this.intervalTasks.every(SIGN_INS, 'report sign-ins', () => signIns.postUnreported(new Date()));
    const summary = new WeeklySummary(this.preferences, this.log, post, publicUrl);
    this.intervalTasks.every(MINUTE, 'sum up the week', () => summary.postWhenDue(new Date()));
  }
}
