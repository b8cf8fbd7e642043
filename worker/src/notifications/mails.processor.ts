import { openWorker, type QueueTarget } from '@astaguide/queues/backend';
import { mailsQueue, type SendMailJob } from '@astaguide/queues/mails-queue';
import { Inject, Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { UnrecoverableError, type Job, type Worker } from 'bullmq';
import { PinoLogger } from 'nestjs-pino';
import { WorkerMetrics } from '../metrics/worker-metrics';
import { MailSender } from './mail-sender';
import { WORKER_CONFIG } from '../config';

/** Takes mails off the queue and has them sent. Without a mail server it leaves the queue alone. */
@Injectable()
export class MailsProcessor implements OnModuleInit, OnApplicationShutdown {
  private worker: Worker<SendMailJob> | undefined;

  constructor(
    @Inject(WORKER_CONFIG) private readonly target: QueueTarget,
    @Inject(MailSender) private readonly sender: MailSender | undefined,
    private readonly metrics: WorkerMetrics,
    private readonly logger: PinoLogger,
  ) {}

  onModuleInit(): void {
    const { sender } = this;
    if (!sender) return;
    this.worker = openWorker(mailsQueue, this.target, (job) => sendOrGiveUp(sender, job), { concurrency: 1 });
    this.worker.on('error', (error) => this.logger.warn({ err: error }, 'The queue of mails is away'));
    this.worker.on('failed', (job, error) =>
      // Not the error itself: it may carry the mail or the server's address with its password.
      this.logger.warn({ mail: job?.data.key, reason: error.message }, 'A mail could not be sent'),
    );
    this.metrics.watch(mailsQueue.name, this.worker);
  }

  /** Finishes the mail in hand. */
  async onApplicationShutdown(): Promise<void> {
    await this.worker?.close();
    this.sender?.close();
  }
}

/** @throws what kept the mail from being sent; with the last try it is listed as given up */
async function sendOrGiveUp(sender: MailSender, job: Job<SendMailJob>): Promise<void> {
  try {
    await sender.send(job.data);
  } catch (error) {
    const isLast = error instanceof UnrecoverableError || job.attemptsMade + 1 >= (job.opts.attempts ?? 1);
    if (isLast) await sender.giveUp(job.data, error instanceof Error ? error.message : String(error));
    throw error;
  }
}
