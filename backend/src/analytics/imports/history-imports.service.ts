import type {
  HistoryImport,
  ImportedDimension,
  ImportedMetric,
} from '@astaguide/contracts/analytics/history-import';
import type { MaintenanceRun } from '@astaguide/contracts/maintenance/maintenance-run';
import { Injectable } from '@nestjs/common';
import { ConflictError, InvalidInputError, NotFoundError } from '../../http/errors';
import { MaintenanceRunsService } from '../../maintenance/maintenance-runs.service';
import { SiteTimeZone } from '../../settings/site-time-zone';
import { totalsOf } from '../../lib/totals-of';
import { KnownPagesService } from '../ingest/known-pages.service';
import { RefusedExport } from './daily-figures';
import { HistoryImportsRepository } from './history-imports.repository';
import { readExport } from './read-export';

/** Imports of the history that another analytics tool has counted. An import can be taken out again. */
@Injectable()
export class HistoryImportsService {
  constructor(
    private readonly imports: HistoryImportsRepository,
    private readonly runs: MaintenanceRunsService,
    private readonly zone: SiteTimeZone,
    private readonly knownPages: KnownPagesService,
  ) {}

  list(): Promise<HistoryImport[]> {
    return this.imports.findConfirmed();
  }

  /**
   * Reads an export, and keeps its figures for an hour.
   *
   * @throws InvalidInputError for a file that cannot be imported
   */
  async upload(fileName: string, file: Buffer): Promise<HistoryImport> {
    const [today, timeZone, isKnownPage] = await Promise.all([
      this.imports.today(),
      this.zone.get(),
      this.knownPages.get(),
    ]);
    const { metrics, ...read } = await readExport(file, fileName, { today, timeZone, isKnownPage }).catch(
      (error: unknown) => {
        if (!(error instanceof RefusedExport)) throw error;
        throw new InvalidInputError([{ path: 'file', message: error.message }]);
      },
    );
    const totals = totalsOf(
      metrics.filter(({ dimension }) => dimension === 'total'),
      ['visitors', 'views', 'sessions'],
    );
    return this.get(
      await this.imports.add({ ...read, fileName, totals, metrics, dimensions: dimensionsOf(metrics) }),
    );
  }

  /**
   * Starts the run that stores the days.
   *
   * @throws NotFoundError when there is no such upload; ConflictError when it was confirmed already
   */
  async confirm(id: number): Promise<MaintenanceRun> {
    const { from, to } = await this.get(id);
    const run = await this.imports.confirm(id, (manager) =>
      this.runs.add('import-history', { import: id, from, to }, manager),
    );
    if (!run) throw new ConflictError('The import was confirmed already.');
    await this.runs.enqueue(run.id);
    return run;
  }

  /** Takes an import out, or deletes an upload. @throws NotFoundError */
  async remove(id: number): Promise<void> {
    if (!(await this.imports.remove(id))) throw new NotFoundError('There is no such import.');
  }

  private async get(id: number): Promise<HistoryImport> {
    const found = await this.imports.find(id);
    if (!found) throw new NotFoundError('There is no such import. An upload is kept for an hour.');
    return found;
  }
}

/** The dimensions of an import, with their numbers of keys. */
function dimensionsOf(metrics: readonly ImportedMetric[]): HistoryImport['dimensions'] {
  const keys = new Map<ImportedDimension, Set<string>>();
  for (const { dimension, key } of metrics)
    if (dimension !== 'total') keys.set(dimension, (keys.get(dimension) ?? new Set()).add(key));
  return [...keys].map(([dimension, { size }]) => ({ dimension, keys: size }));
}
