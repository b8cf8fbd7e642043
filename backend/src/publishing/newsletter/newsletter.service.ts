import type {
  newsletterSignUpSchema,
  NewsletterSignedUp,
  NewsletterSubscriber,
  SubscriberDeletion,
} from '@astaguide/contracts/publishing/newsletter';
import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { NotFoundError } from '../../http/errors';
import { Throttles, type Throttle } from '../../http/limits/throttle';
import { NewsletterRepository } from './newsletter.repository';

/** Sign-ups allowed from one address in 15 minutes: enough for an office behind one connection. */
const PER_ADDRESS = 20;

/** Who gets the newsletter. */
@Injectable()
export class NewsletterService {
  /** Slows down robots that sign up addresses which are not theirs. */
  private readonly throttle: Throttle;

  constructor(
    private readonly subscribers: NewsletterRepository,
    throttles: Throttles,
  ) {
    this.throttle = throttles.of({ name: 'newsletter-address', tries: PER_ADDRESS, window: 15 * 60 });
  }

  /**
   * Signs an address up. New, known and robots' addresses are all answered alike.
   *
   * @throws TooManyRequestsError when too many sign-ups came from the same place
   */
  async signUp(
    { email, website }: z.output<typeof newsletterSignUpSchema>,
    ip: string,
  ): Promise<NewsletterSignedUp> {
    await this.throttle.countAddress(ip);
    if (!website) await this.subscribers.subscribe(email);
    return { email, isActive: true };
  }

  /** The newest first. */
  list(): Promise<NewsletterSubscriber[]> {
    return this.subscribers.findAll();
  }

  /** @throws NotFoundError when no subscriber has that id */
  async remove(id: number): Promise<void> {
    if (!(await this.subscribers.remove(id))) throw new NotFoundError(`There is no subscriber ${id}.`);
  }

  removeAll({ subscriberIds }: SubscriberDeletion): Promise<void> {
    return this.subscribers.removeAll(subscriberIds);
  }
}
