import { plural } from '@astaguide/contracts/lib/plural';
import type { RunResult } from '@astaguide/contracts/maintenance/maintenance-run';
import { defineRun } from '../define-run';
import { ImportedHistoryRepository } from '../imported-history.repository';
import type { RunProgress } from '../run-progress';

/** Stores the days of a confirmed import, month by month. A day that another import has stays as it is. */
export async function importHistory(
  { import: id }: { import: number },
  progress: RunProgress,
  history: ImportedHistoryRepository,
): Promise<RunResult> {
  const summary = () => {
    const taken = progress.of('takenDays');
    const of = taken > 0 ? `, ${plural(taken, 'day')} kept from another import` : '';
    return `Imported ${plural(progress.of('days'), 'day')}${of}`;
  };
  const months = await history.findMonths(id);
  await progress.begin(months.length);
  for (const month of months.slice(progress.done)) {
    const { days, takenDays } = await history.store(id, month);
    progress.add('days', days);
    progress.add('takenDays', takenDays);
    await progress.advance(summary(), { atOnce: true });
  }
  await history.finish(id);
  return progress.result(summary());
}

export const importHistoryRun = defineRun('import-history', importHistory, [ImportedHistoryRepository]);
