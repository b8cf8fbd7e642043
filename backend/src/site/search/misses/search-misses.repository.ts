import type { SearchMiss as SearchMissAnswer } from '@astaguide/contracts/site/search';
import { SearchMiss } from '@astaguide/database/entities/site/search-miss.entity';
import { insertIfNew } from '@astaguide/database/insert-if-new';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Raw, Repository } from 'typeorm';
import type { DatedRow } from '../../../lib/iso-dates';

/** Maximum number of groups in the list. */
const MAX_GROUPS = 500;
/** Maximum number of groups of a day. More are not stored, so that the table cannot be filled up. */
const MAX_A_DAY = 1000;
/** Retention. The worker deletes older ones; until then they are hidden. */
const KEPT_DAYS = 90;

const TODAY = `(now() AT TIME ZONE 'UTC')::date`;

/** Searches that found nothing. */
@Injectable()
export class SearchMissesRepository {
  constructor(@InjectRepository(SearchMiss) private readonly misses: Repository<SearchMiss>) {}

  /** @param miss without personal data */
  async add({ query, groupKey }: Pick<SearchMiss, 'query' | 'groupKey'>): Promise<void> {
    if (await this.addToGroup(groupKey, query)) return;
    if ((await this.misses.countBy({ day: Raw((day) => `${day} = ${TODAY}`) })) >= MAX_A_DAY) return;
    const miss = { day: () => TODAY, groupKey, query, times: 1, lastSearchedAt: () => 'now()' };
    // Another search has added the group in the meantime.
    if (!(await insertIfNew(this.misses, miss))) await this.addToGroup(groupKey, query);
  }

  /** Similar searches in groups: most frequent first, then latest. */
  async findGroups(): Promise<DatedRow<SearchMissAnswer, 'lastSearchedAt'>[]> {
    return this.misses
      .createQueryBuilder()
      .select('(array_agg(query ORDER BY last_searched_at DESC))[1]', 'query')
      .addSelect('sum(times)::integer', 'times')
      .addSelect('max(last_searched_at)', 'lastSearchedAt')
      .where(`day > ${TODAY} - ${KEPT_DAYS}`)
      .groupBy('group_key')
      .orderBy('times', 'DESC')
      .addOrderBy('lastSearchedAt', 'DESC')
      .limit(MAX_GROUPS)
      .getRawMany();
  }

  /** @returns whether the group was searched for today before */
  private async addToGroup(groupKey: string, query: string): Promise<boolean> {
    const { affected } = await this.misses.update(
      { day: Raw((day) => `${day} = ${TODAY}`), groupKey },
      { query, times: () => 'times + 1', lastSearchedAt: () => 'now()' },
    );
    return affected === 1;
  }
}
