import { SentNotifications } from '@astaguide/database/operations/sent-notifications';
import type { MailLog, MailSender } from '@astaguide/queues/mails/mail-sender';
import type { SendNotificationJob } from '@astaguide/queues/notifications-queue';
import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { UnrecoverableError } from 'bullmq';
import { PinoLogger } from 'nestjs-pino';
import { IngestService } from '../../analytics/ingest/ingest.service';
import { BACKEND_CONFIG, type BackendConfig } from '../../lib/config';
import { isDatabaseAway, isDiskFull } from '../../http/database-away';
import { NotificationsService } from '../notifications/notifications.service';
import { within } from '../../lib/within';
import { DiskReader } from '../disk-reader.service';
import { QueueHealthService } from '../queue-health.service';
import { findLosses, type LossKind, lossKinds, type Reading } from './find-losses';
import { composeLossMail } from './loss-mail';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const LOOK_EVERY = 30 * SECOND;
/** Timeout for storing a trial event. Milliseconds. */
const ANSWER_WITHIN = 3 * SECOND;
/** How long a loss must last before a mail is sent: longer than a restart, or a backup at the start. */
const PATIENCE: Record<LossKind, number> = {
  'events-refused': MINUTE,
  'no-worker': 2 * MINUTE,
  'counting-stalled': MINUTE,
  disk: MINUTE,
  // A failure is no state that might pass.
  'backup-failed': 0,
  backup: 60 * MINUTE,
};
/** How long it must be over before the last mail is sent, so that a disk at the limit does not cause a mail each time. */
const CALM = 10 * MINUTE;
/** Pause after a mail that could not be sent. */
const RETRY = 5 * MINUTE;
/** How long a stop waits for a mail that is being sent. */
const SHUTDOWN = 5 * SECOND;

const KIND = 'loss-alert';

/** Nest's injection token for the mail sender of this process. */
export const LOSS_MAIL_SENDER = Symbol('LOSS_MAIL_SENDER');

/**
 * Mails the owner when data is being lost, once for each incident, and when it is over. The backend sends these mails
 * itself, because they are needed most when no worker runs or no job can be stored.
 *
 * The mails of an incident have ascending numbers, odd ones for its beginning and even ones for its end, so that the
 * keys of sent mails tell every backend, also after a restart, whether an incident is open. While the database stores no
 * keys, each process remembers its own.
 */
@Injectable()
export class LossWatch implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | undefined;
  /** The owner's preferences when they could last be read. */
  private owner: Awaited<ReturnType<NotificationsService['findRecipient']>> | undefined;
  /** Numbers of the last mails of this process. */
  private readonly sent = new Map<LossKind, number>();
  /** Since when a state has differed from the last mail. Milliseconds since 1970. */
  private readonly changedAt = new Map<LossKind, number>();

  constructor(
    @Inject(LOSS_MAIL_SENDER) private readonly sender: Pick<MailSender, 'send' | 'giveUp'>,
    @Inject(SentNotifications) private readonly log: Pick<SentNotifications, 'findKeys'>,
    private readonly notifications: NotificationsService,
    private readonly ingest: IngestService,
    private readonly health: QueueHealthService,
    private readonly disk: DiskReader,
    @Inject(BACKEND_CONFIG) private readonly config: Pick<BackendConfig, 'publicUrl' | 'mailServer'>,
    private readonly logger: PinoLogger,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => {
      this.running ??= this.look(Date.now())
        .catch((error: unknown) => this.logger.warn({ err: error }, 'Could not look for losses'))
        .finally(() => (this.running = undefined));
    }, LOOK_EVERY).unref();
  }

  async beforeApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    if (this.running) await within(SHUTDOWN, this.running).catch(() => undefined);
  }

  /** Sends the mails that are due, if a mail server is set up. @param now milliseconds since 1970 */
  async look(now: number): Promise<void> {
    if (!this.config.mailServer) return;
    this.owner = await this.notifications.findRecipient().catch(orElse(this.owner));
    if (!this.owner?.lossAlerts || this.owner.to === null) return;
    const losses = findLosses(await this.read());
    const stored = await this.readNumbers().catch(orElse(new Map<string, number>()));
    for (const kind of lossKinds) {
      const loss = losses.get(kind);
      if (loss === undefined) continue;
      const number = Math.max(stored.get(kind) ?? 0, this.sent.get(kind) ?? 0);
      const isOpen = number % 2 === 1;
      if ((loss !== null) === isOpen) {
        this.changedAt.delete(kind);
        continue;
      }
      const patience = loss === null ? CALM : PATIENCE[kind];
      const changedAt = this.changedAt.get(kind) ?? now;
      this.changedAt.set(kind, changedAt);
      if (now - changedAt < patience) continue;
      if (await this.send(kind, loss, number + 1)) this.sent.set(kind, number + 1);
      else this.changedAt.set(kind, now - patience + RETRY);
    }
  }

  /** The number of the last stored mail of each kind. */
  private async readNumbers(): Promise<Map<string, number>> {
    const numbers = new Map<string, number>();
    for (const key of await this.log.findKeys(KIND)) {
      const [, kind = '', number] = key.split('.');
      numbers.set(kind, Math.max(numbers.get(kind) ?? 0, Number(number)));
    }
    return numbers;
  }

  /** @returns false if it must be sent later */
  private async send(kind: LossKind, loss: string | null, number: number): Promise<boolean> {
    const { to, siteName } = this.owner!;
    const { publicUrl } = this.config;
    const mail = composeLossMail(kind, loss, { siteName, publicUrl });
    const job = {
      key: `${KIND}.${kind}.${number}`,
      kind: KIND,
      to: to!,
      ...mail,
    } satisfies SendNotificationJob;
    try {
      await this.sender.send(job);
      return true;
    } catch (error) {
      // Not the error itself: it may contain the mail, or the server's address with its password.
      const { message } = error as Error;
      this.logger.warn({ mail: job.key, reason: message }, 'Could not send a mail about a loss');
      if (!(error instanceof UnrecoverableError)) return false;
      await this.sender.giveUp(job, message);
      return true;
    }
  }

  private async read(): Promise<Reading> {
    const [refusal, disk, health] = await Promise.all([
      within(ANSWER_WITHIN, this.ingest.requireAccepting()).then(
        () => null,
        (error: unknown) => (isDiskFull(error) ? ('disk full' as const) : ('not stored' as const)),
      ),
      this.disk.read(),
      this.health.read().catch(orElse(null)),
    ]);
    return { refusal, disk, health };
  }
}

/** A log of mails that lets them be sent while the database cannot store it. */
export const lenientLog = (log: SentNotifications): MailLog => ({
  claim: (mail) => log.claim(mail).catch(orElse('claimed' as const)),
  confirm: (key) => log.confirm(key).catch(orElse(undefined)),
  release: (key) => log.release(key).catch(orElse(undefined)),
  doubt: (key) => log.doubt(key).catch(orElse(undefined)),
  giveUp: (mail, reason) => log.giveUp(mail, reason).catch(orElse(undefined)),
});

/** The value to use instead if the database is away. */
const orElse =
  <Value>(value: Value) =>
  (error: unknown): Value => {
    if (isDatabaseAway(error)) return value;
    throw error;
  };
