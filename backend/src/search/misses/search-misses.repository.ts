import type { SearchMiss as SearchMissAnswer } from '@astaguide/contracts/search/search';
import { SearchMiss } from '@astaguide/database/entities/content/search-miss.entity';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import type { DatedRow } from '../../iso-dates';

/** Maximum number of groups in the list. */
const MAX_GROUPS = 500;
/** Maximum number of groups of a day. More are not stored, so that nobody can fill the table. */
const MAX_A_DAY = 1000;
/** Retention. The worker deletes older ones; until then they are hidden. */
const KEPT_DAYS = 90;

const todaySql = `(now() AT TIME ZONE 'UTC')::date`;

/** Searches that found nothing. */
@Injectable()
export class SearchMissesRepository {
  constructor(@InjectRepository(SearchMiss) private readonly misses: Repository<SearchMiss>) {}

  /** @param miss without personal data */
  async add({ query, groupKey }: Pick<SearchMiss, 'query' | 'groupKey'>): Promise<void> {
    await this.misses.query(
      `INSERT INTO search_misses AS misses (day, group_key, query, times, last_searched_at)
       SELECT ${todaySql}, $1, $2, 1, now()
        WHERE (SELECT count(*) FROM search_misses WHERE day = ${todaySql}) < ${MAX_A_DAY}
           OR EXISTS (SELECT FROM search_misses WHERE day = ${todaySql} AND group_key = $1)
       ON CONFLICT (day, group_key) DO UPDATE
          SET query = excluded.query, times = misses.times + 1, last_searched_at = excluded.last_searched_at`,
      [groupKey, query],
    );
  }

  /** Similar searches in groups: most frequent first, then latest. */
  async findGroups(): Promise<DatedRow<SearchMissAnswer, 'lastSearchedAt'>[]> {
    return this.misses.query(
      `SELECT (array_agg(query ORDER BY last_searched_at DESC))[1] AS query, sum(times)::int AS times,
              max(last_searched_at) AS "lastSearchedAt"
         FROM search_misses
        WHERE day > ${todaySql} - ${KEPT_DAYS}
        GROUP BY group_key
        ORDER BY times DESC, "lastSearchedAt" DESC
        LIMIT ${MAX_GROUPS}`,
    );
  }
}
