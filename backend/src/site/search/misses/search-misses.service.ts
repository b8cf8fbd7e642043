import { groupKey } from '@astaguide/assistant/questions/group-key';
import { redact } from '@astaguide/assistant/questions/redact';
import { isUrgent } from '@astaguide/assistant/understanding/care-topics';
import { findSaidTopics } from '@astaguide/assistant/understanding/care/find-care';
import type { SearchMiss } from '@astaguide/contracts/site/search';
import { Injectable, Logger } from '@nestjs/common';
import { isoDates } from '../../../lib/iso-dates';
import { SearchMissesRepository } from './search-misses.repository';

/** Stores searches that found nothing, so that the owner sees what readers miss. They do not identify the visitor. */
@Injectable()
export class SearchMissesService {
  private readonly log = new Logger(SearchMissesService.name);

  constructor(private readonly misses: SearchMissesRepository) {}

  /** Never fails: the visitor has the answer either way. */
  async keep(text: string): Promise<void> {
    const query = redact(text);
    const key = groupKey(query);
    // As with questions, nothing that a person in danger wrote is stored.
    if (key === '' || isUrgent(findSaidTopics(text))) return;
    try {
      await this.misses.add({ query, groupKey: key });
    } catch (error) {
      this.log.warn({ err: error as Error }, 'A search without results was not stored');
    }
  }

  async list(): Promise<SearchMiss[]> {
    return (await this.misses.findGroups()).map(isoDates);
  }
}
