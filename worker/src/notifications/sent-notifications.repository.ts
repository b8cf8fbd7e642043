import { Notification } from '@astaguide/database/entities/notifications/notification.entity';
import { insertIfNew } from '@astaguide/database/insert-if-new';
import type { SendNotificationJob } from '@astaguide/queues/notifications-queue';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { LessThan, Not, Raw, Repository } from 'typeorm';

/** After this time, the worker that claimed a mail counts as dead. */
const SENDING = '5 minutes';
/** A forgotten key could be sent again; a key is requested for a day at most. Milliseconds. */
const KEPT = 400 * 86_400_000;

export type Claim = 'claimed' | 'busy' | 'settled';

/** The outcomes of mails, so that none is sent twice. */
@Injectable()
export class SentNotificationsRepository {
  constructor(@InjectRepository(Notification) private readonly notifications: Repository<Notification>) {}

  /**
   * Claims a mail before it is sent.
   *
   * @returns busy while another worker sends it; settled when it was sent, given up, or its delivery is unknown
   */
  async claim({ key, kind, subject }: SendNotificationJob): Promise<Claim> {
    if (await insertIfNew(this.notifications, { key, kind, subject, state: 'sending' })) return 'claimed';
    const claimedAt = Raw((column) => `${column} <= now() - interval '${SENDING}'`);
    await this.notifications.update({ key, state: 'sending', claimedAt }, { state: 'uncertain' });
    // A mail that was released meanwhile is not settled.
    return (await this.notifications.existsBy({ key, state: Not('sending') })) ? 'settled' : 'busy';
  }

  /** The server has accepted the mail. */
  async confirm(key: string): Promise<void> {
    await this.notifications.update({ key }, { state: 'sent', sentAt: () => 'now()' });
  }

  /** The server has rejected the mail; it may be retried. */
  async release(key: string): Promise<void> {
    await this.notifications.delete({ key, state: 'sending' });
  }

  /** The connection was lost during sending: the mail may have arrived, and is not sent again. */
  async doubt(key: string): Promise<void> {
    await this.notifications.update({ key }, { state: 'uncertain' });
  }

  /** No further attempt is made: the mail is listed with its reason, unless it may have arrived. */
  async giveUp({ key, kind, subject }: SendNotificationJob, reason: string): Promise<void> {
    await insertIfNew(this.notifications, { key, kind, subject, state: 'given-up', reason });
  }

  isKnown(key: string): Promise<boolean> {
    return this.notifications.existsBy({ key });
  }

  /** Deletes old entries. */
  async prune(now: Date): Promise<void> {
    await this.notifications.delete({ claimedAt: LessThan(new Date(now.getTime() - KEPT)) });
  }
}
