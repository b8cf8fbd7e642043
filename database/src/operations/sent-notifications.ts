import { LessThan, Not, Raw, type DataSource, type Repository } from 'typeorm';
import { Notification } from '../entities/operations/notification.entity';
import { insertIfNew } from '../insert-if-new';

/** After this time, the process that claimed a mail counts as dead. */
const SENDING = '5 minutes';
/** A forgotten key could be sent again; a key is requested for a day at most. Milliseconds. */
const KEPT = 400 * 86_400_000;

export type Claim = 'claimed' | 'busy' | 'settled';

type Mail = Pick<Notification, 'key' | 'kind' | 'subject'>;

/** The outcomes of mails, so that none is sent twice. */
export class SentNotifications {
  private readonly notifications: Repository<Notification>;

  constructor(dataSource: DataSource) {
    this.notifications = dataSource.getRepository(Notification);
  }

  /**
   * Claims a mail before it is sent.
   *
   * @returns busy while another process sends it; settled when it was sent, given up, or its delivery is unknown
   */
  async claim({ key, kind, subject }: Mail): Promise<Claim> {
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
  async giveUp({ key, kind, subject }: Mail, reason: string): Promise<void> {
    await insertIfNew(this.notifications, { key, kind, subject, state: 'given-up', reason });
  }

  /** Keys of a kind, in no order. */
  async findKeys(kind: string): Promise<string[]> {
    const rows = await this.notifications.find({ select: { key: true }, where: { kind } });
    return rows.map(({ key }) => key);
  }

  isKnown(key: string): Promise<boolean> {
    return this.notifications.existsBy({ key });
  }

  /** Deletes old entries. */
  async prune(now: Date): Promise<void> {
    await this.notifications.delete({ claimedAt: LessThan(new Date(now.getTime() - KEPT)) });
  }
}
