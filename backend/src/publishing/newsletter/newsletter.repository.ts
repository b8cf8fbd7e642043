import type { NewsletterSubscriber as NewsletterSubscriberRow } from '@astaguide/contracts/publishing/newsletter';
import { NewsletterSubscriber } from '@astaguide/database/entities/publishing/newsletter-subscriber.entity';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';

/** The addresses that asked for the newsletter. */
@Injectable()
export class NewsletterRepository {
  constructor(
    @InjectRepository(NewsletterSubscriber) private readonly subscribers: Repository<NewsletterSubscriber>,
  ) {}

  /**
   * Adds an address, or makes it active again if it had left. An active one stays as it is.
   *
   * @param email in lower case
   */
  async subscribe(email: string): Promise<void> {
    await this.subscribers
      .createQueryBuilder('known')
      .insert()
      .values({ email })
      .orUpdate(['is_active', 'subscribed_at'], ['email'], {
        overwriteCondition: { where: 'NOT known.is_active' },
      })
      .execute();
  }

  /**
   * The newest first, as they are answered. With a hundred thousand of them, entities and dates would cost
   * four times the rows themselves.
   */
  findAll(): Promise<NewsletterSubscriberRow[]> {
    return this.subscribers
      .createQueryBuilder('subscriber')
      .select('subscriber.id', 'id')
      .addSelect('subscriber.email', 'email')
      .addSelect('subscriber.isActive', 'isActive')
      .addSelect(`to_char(subscribed_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`, 'subscribedAt')
      .orderBy('subscriber.subscribedAt', 'DESC')
      .addOrderBy('subscriber.id', 'DESC')
      .getRawMany<NewsletterSubscriberRow>();
  }

  /** @returns whether there was such a subscriber */
  async remove(id: number): Promise<boolean> {
    return (await this.subscribers.delete({ id })).affected === 1;
  }

  /** Deletes the subscribers with these ids; unknown ones are ignored. */
  async removeAll(ids: readonly number[]): Promise<void> {
    // One parameter for all of them: PostgreSQL allows 65,535 in a statement.
    await this.subscribers.createQueryBuilder().delete().where('id = ANY(:ids)', { ids }).execute();
  }
}
