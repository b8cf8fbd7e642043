import { newsletter } from '@astaguide/content/home';
import type {
  newsletterSignUpSchema,
  NewsletterSettings,
  NewsletterSettingsInput,
  NewsletterSignedUp,
  NewsletterSubscriber,
  SubscriberDeletion,
} from '@astaguide/contracts/publishing/newsletter';
import type { SubscriberImport } from '@astaguide/contracts/publishing/newsletter-import';
import type { Bounce, NotedBounces } from '@astaguide/contracts/publishing/newsletter-bounce';
import type { SenderDomain, SenderDomainQuery } from '@astaguide/contracts/publishing/sender-domain';
import { Inject, Injectable } from '@nestjs/common';
import { createHash } from 'node:crypto';
import { Resolver } from 'node:dns/promises';
import { readFile } from 'node:fs/promises';
import type { z } from 'zod';
import { InvalidInputError, NotFoundError } from '../../http/errors';
import { Throttles, type Throttle } from '../../http/limits/throttle';
import { BACKEND_CONFIG, type BackendConfig } from '../../lib/config';
import { NewsletterRepository } from './newsletter.repository';
import { readableAddress } from './readable-address';
import { readSubscribers } from './read-subscribers';
import { checkSenderDomain } from './sender-domain';

/** Sign-ups allowed from one address in 15 minutes: enough for an office behind one connection. */
const PER_ADDRESS = 20;
/** Sign-ups of a day, from all addresses: a network of robots could otherwise have the site write to thousands. */
const A_DAY = 2000;
const LONGEST_PATH = 200;
/** Milliseconds for each attempt. */
const DNS_TIMEOUT = 3000;

/** Searched in the file for each sign-up, which takes milliseconds: a set of the 120,000 domains takes 15 MB. */
const DISPOSABLE_DOMAINS = require.resolve('disposable-email-domains/index.json');
const isDisposable = async (email: string) =>
  (await readFile(DISPOSABLE_DOMAINS)).includes(`"${email.slice(email.lastIndexOf('@') + 1)}"`);

/** What a sign-up agrees to: the text beside the form, known by a hash of it. */
const consentTo = (note: readonly unknown[]) => {
  const text = [newsletter.text, note.map(plainText).join('')].join('\n');
  return { text, version: createHash('sha256').update(text).digest('hex').slice(0, 12) };
};
const plainText = (part: unknown) => (typeof part === 'string' ? part : (part as { text: string }).text);

/** Where a sign-up came from. */
interface SignUpOrigin {
  ip: string;
  /** The Referer header. */
  referer: string | undefined;
}

/** Who gets the newsletter. */
@Injectable()
export class NewsletterService {
  /** Slows down robots that sign up addresses which are not theirs. */
  private readonly throttle: Throttle;
  private readonly daily: Throttle;

  constructor(
    private readonly subscribers: NewsletterRepository,
    @Inject(BACKEND_CONFIG) private readonly config: Pick<BackendConfig, 'mailServer'>,
    throttles: Throttles,
  ) {
    this.throttle = throttles.of({ name: 'newsletter-address', tries: PER_ADDRESS, window: 15 * 60 });
    this.daily = throttles.of({ name: 'newsletter-day', tries: A_DAY, window: 24 * 60 * 60 });
  }

  /**
   * Signs an address up. New, known and robots' addresses are all answered alike.
   *
   * @throws TooManyRequestsError when too many sign-ups came from the same place, or in a day
   * @throws InvalidInputError for an address of a service that throws mail away
   */
  async signUp(
    { email, website }: z.output<typeof newsletterSignUpSchema>,
    { ip, referer }: SignUpOrigin,
  ): Promise<NewsletterSignedUp> {
    await this.throttle.countAddress(ip);
    if (await isDisposable(email))
      throw new InvalidInputError([
        { path: 'email', message: 'Please use an address that you will still have next month.' },
      ]);
    const canSend = this.config.mailServer !== undefined;
    const isDouble = canSend && (await this.subscribers.getSettings()).doubleOptIn;
    if (!website) {
      await this.daily.count('all');
      const consent = consentTo(canSend ? newsletter.note : newsletter.waitingNote);
      await this.subscribers.signUp({ email, isDouble, page: pathOf(referer), consent, canSend });
    }
    return { email: readableAddress(email), isActive: !isDouble };
  }

  /** The newest first. */
  async list(): Promise<NewsletterSubscriber[]> {
    const all = await this.subscribers.findAll();
    return all.map((subscriber) => ({ ...subscriber, email: readableAddress(subscriber.email) }));
  }

  /** @throws NotFoundError when no subscriber has that id */
  async remove(id: number): Promise<void> {
    if (!(await this.subscribers.remove(id))) throw new NotFoundError(`There is no subscriber ${id}.`);
  }

  removeAll({ subscriberIds }: SubscriberDeletion): Promise<void> {
    return this.subscribers.removeAll(subscriberIds);
  }

  /**
   * Imports a CSV file of subscribers who agreed elsewhere.
   *
   * @param isTrial whether to say only what would be done
   * @throws InvalidInputError for a file without the columns of the consent
   */
  async import(bytes: Uint8Array, isTrial: boolean): Promise<SubscriberImport> {
    const { subscribers, refused, refusedCount } = readSubscribers(bytes);
    return { isTrial, ...(await this.subscribers.import(subscribers, isTrial)), refused, refusedCount };
  }

  /** Notes what came back of mails. */
  noteBounces(bounces: readonly Bounce[]): Promise<NotedBounces> {
    return this.subscribers.noteBounces(bounces);
  }

  async getSettings(): Promise<NewsletterSettings> {
    return { ...(await this.subscribers.getSettings()), canSend: this.config.mailServer !== undefined };
  }

  /** Looks up the records of the sender's domain in DNS. */
  async checkSenderDomain({ selector }: SenderDomainQuery): Promise<SenderDomain> {
    const { mailServer } = this.config;
    if (!mailServer) return { domain: null, records: [] };
    const resolver = new Resolver({ timeout: DNS_TIMEOUT, tries: 2 });
    return checkSenderDomain(mailServer, selector, (name) => resolver.resolveTxt(name));
  }

  async updateSettings(input: NewsletterSettingsInput): Promise<NewsletterSettings> {
    await this.subscribers.updateSettings(input);
    return this.getSettings();
  }
}

/** The path of a page, without its query, which may hold anything. */
function pathOf(referer: string | undefined): string | null {
  if (referer === undefined || !URL.canParse(referer)) return null;
  return new URL(referer).pathname.slice(0, LONGEST_PATH);
}
