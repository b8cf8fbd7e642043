import { addJob, openQueue } from '@astaguide/queues/backend';
import { mailsQueue, SEND_MAIL, type SendMailJob } from '@astaguide/queues/mails-queue';
import { Inject, Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import type { Queue } from 'bullmq';
import { PinoLogger } from 'nestjs-pino';
import { ClickAlerts } from './click-alerts';
import { ClickAlertsRepository } from './click-alerts.repository';
import { WORKER_CONFIG, type WorkerConfig } from '../config';
import { Rounds } from '../rounds';
import { MailsSentRepository } from './mails-sent.repository';
import { OwnerWishesRepository } from './owner-wishes.repository';
import { WeeklySummary } from './weekly-summary';

const MINUTE = 60_000;
/** Looked at more often than hourly, so that an hour is judged soon after it is over. */
const ALERTS = 10 * MINUTE;

/** What the owner is told without asking: each worker looks whether it is time, and nothing is told twice. */
@Injectable()
export class OwnerNews implements OnModuleInit, OnApplicationShutdown {
  private queue: Queue<SendMailJob> | undefined;

  constructor(
    @Inject(WORKER_CONFIG) private readonly config: WorkerConfig,
    private readonly wishes: OwnerWishesRepository,
    private readonly alerts: ClickAlertsRepository,
    private readonly log: MailsSentRepository,
    private readonly rounds: Rounds,
    private readonly logger: PinoLogger,
  ) {}

  onModuleInit(): void {
    const { publicUrl, mailServer } = this.config;
    const post = mailServer && ((mail: SendMailJob) => this.post(mail));
    const clickAlerts = new ClickAlerts(this.alerts, this.wishes, publicUrl, post);
    this.rounds.every(ALERTS, 'look at the clicks', () => clickAlerts.check(new Date()));
    this.rounds.every(60 * MINUTE, 'forget old mails and alerts', async () => {
      await this.log.prune(new Date());
      await this.alerts.prune(new Date());
    });
    if (!post) return;
    const summary = new WeeklySummary(this.wishes, this.log, post, publicUrl);
    this.rounds.every(MINUTE, 'sum up the week', () => summary.postWhenDue(new Date()));
  }

  async onApplicationShutdown(): Promise<void> {
    await this.rounds.stop();
    await this.queue?.close();
  }

  private async post(mail: SendMailJob): Promise<void> {
    if (!this.queue) {
      this.queue = openQueue(mailsQueue, this.config);
      this.queue.on('error', (error) => this.logger.warn({ err: error }, 'The queue of mails is away'));
    }
    await addJob(this.queue, SEND_MAIL, mail, { jobId: mail.key });
  }
}
