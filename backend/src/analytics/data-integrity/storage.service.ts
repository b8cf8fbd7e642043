import type { Storage } from '@astaguide/contracts/analytics/data-integrity';
import { Inject, Injectable } from '@nestjs/common';
import { BACKEND_CONFIG, type BackendConfig } from '../../lib/config';
import { nextCompaction } from './next-compaction';
import { StorageRepository } from './storage.repository';

/** The storage of events and metrics, and the retention of raw events. */
@Injectable()
export class StorageService {
  constructor(
    private readonly repository: StorageRepository,
    @Inject(BACKEND_CONFIG) private readonly config: BackendConfig,
  ) {}

  async read(now = new Date()): Promise<Storage> {
    const [whole, months, parts, dropped] = await Promise.all([
      this.repository.readWhole(),
      this.repository.findMonths(),
      this.repository.findParts(),
      this.repository.findDropped(),
    ]);
    const { rawRetentionMonths } = this.config;
    const times = dropped.map(({ droppedAt }) => droppedAt).sort();
    const oldestMonth = months[0]?.month ?? null;
    return {
      ...whole,
      months,
      parts,
      retention: {
        months: rawRetentionMonths,
        lastCompactionAt: times.at(-1) ?? null,
        nextCompactionAt: nextCompaction(oldestMonth, rawRetentionMonths, now)?.toISOString() ?? null,
        dropped,
      },
    };
  }
}
