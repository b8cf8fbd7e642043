import type { AddressMiss as AddressMissAnswer } from '@astaguide/contracts/publishing/redirect';
import { AddressMiss, Redirect } from '@astaguide/database/entities/publishing/redirect.entity';
import { insertIfNew } from '@astaguide/database/insert-if-new';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Raw, Repository } from 'typeorm';
import { editAloneWith } from '../../lib/edit-alone';
import type { DatedRow } from '../../lib/iso-dates';

/** Maximum number of missing addresses in the list. */
const MAX_MISSES = 500;
/** Maximum number of missing addresses of a day. More are not stored, so that nobody can fill the table. */
const MAX_A_DAY = 2000;
/** Retention. The worker deletes older ones; until then they are hidden. */
const KEPT_DAYS = 90;

const TODAY = `(now() AT TIME ZONE 'UTC')::date`;
const isToday = () => Raw((day) => `${day} = ${TODAY}`);

/** Redirects, and requested addresses that have no page. */
@Injectable()
export class RedirectsRepository {
  constructor(@InjectRepository(Redirect) private readonly redirects: Repository<Redirect>) {}

  /** By their old address. */
  findAll(): Promise<Redirect[]> {
    return this.redirects.find({ order: { fromPath: 'ASC' } });
  }

  findByPath(fromPath: string): Promise<Redirect | null> {
    return this.redirects.findOneBy({ fromPath });
  }

  /** See `editAloneWith`. */
  edit<T>(work: (redirects: RedirectsRepository) => Promise<T>): Promise<T> {
    return editAloneWith(this.redirects, RedirectsRepository, work);
  }

  /** Adds a redirect, or gives one of the same address another target. Only within an edit. */
  async save(fromPath: string, target: string): Promise<void> {
    await this.redirects.upsert({ fromPath, target }, ['fromPath']);
  }

  /** @returns whether there was such a redirect */
  async remove(id: number): Promise<boolean> {
    return (await this.redirects.delete({ id })).affected === 1;
  }

  /** Counts a request to an address without a page. */
  async addMiss(path: string): Promise<void> {
    if (await this.countMiss(path)) return;
    const { manager } = this.redirects;
    if ((await manager.countBy(AddressMiss, { day: isToday() })) >= MAX_A_DAY) return;
    const miss = { day: () => TODAY, path, times: 1, lastAt: () => 'now()' };
    // Another request has added it in the meantime.
    if (!(await insertIfNew(manager.getRepository(AddressMiss), miss))) await this.countMiss(path);
  }

  /** The missing addresses without a redirect, the most frequent first. */
  findMisses(): Promise<DatedRow<AddressMissAnswer, 'lastAt'>[]> {
    return this.redirects.manager
      .createQueryBuilder(AddressMiss, 'miss')
      .leftJoin(Redirect, 'redirect', 'redirect.fromPath = miss.path')
      .select('miss.path', 'path')
      .addSelect('sum(miss.times)::integer', 'times')
      .addSelect('max(miss.last_at)', 'lastAt')
      .where(`redirect.id IS NULL AND miss.day > ${TODAY} - ${KEPT_DAYS}`)
      .groupBy('miss.path')
      .orderBy('times', 'DESC')
      .addOrderBy('miss.path')
      .limit(MAX_MISSES)
      .getRawMany();
  }

  /** @returns whether it was counted today before */
  private async countMiss(path: string): Promise<boolean> {
    const again = { times: () => 'times + 1', lastAt: () => 'now()' };
    const { affected } = await this.redirects.manager.update(AddressMiss, { day: isToday(), path }, again);
    return affected === 1;
  }
}
