import type {
  newsletterSignUpSchema,
  NewsletterSignedUp,
  NewsletterSubscriber,
  SubscriberDeletion,
} from '@astaguide/contracts/site/newsletter';
import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { NotFoundError } from '../http/errors';
import { NewsletterThrottle } from './newsletter-throttle';
import { NewsletterRepository } from './newsletter.repository';

/** Who gets the newsletter. */
@Injectable()
export class NewsletterService {
  constructor(
    private readonly subscribers: NewsletterRepository,
    private readonly throttle: NewsletterThrottle,
  ) {}

  /**
   * Signs an address up. New, known and robots' addresses are all answered alike.
   *
   * @throws TooManyRequestsError when too many sign-ups came from the same place
   */
  async signUp(
    { email, website }: z.output<typeof newsletterSignUpSchema>,
    ip: string,
  ): Promise<NewsletterSignedUp> {
    await this.throttle.count(ip);
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
