import type { Storage } from '@astaguide/contracts/analytics/data-integrity';
import { Inject, Injectable } from '@nestjs/common';
import { BACKEND_CONFIG, type BackendConfig } from '../../lib/config';
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

/** Time of the worker's daily compaction, UTC. */
const HOUR = 2;
const MINUTE = 45;
const DAY = 86_400_000;

/**
 * When the oldest month of the log may be dropped: at the first compaction after its retention period.
 *
 * @param oldestMonth '2026-11'; null for an empty log
 * @param months retention period; 0 keeps raw events forever
 * @returns null if no month is ever dropped
 */
export function nextCompaction(oldestMonth: string | null, months: number, now: Date): Date | null {
  if (oldestMonth === null || months === 0) return null;
  const [year, month] = oldestMonth.split('-').map(Number) as [number, number];
  // Months of Date count from 0, so this is the month after `oldestMonth`, plus the retention period.
  const first = Date.UTC(year, month + months, 1, HOUR, MINUTE);
  if (first > now.getTime()) return new Date(first);
  const today = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate(), HOUR, MINUTE);
  return new Date(today > now.getTime() ? today : today + DAY);
}
