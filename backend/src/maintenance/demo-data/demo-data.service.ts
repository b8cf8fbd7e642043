import { demoHistory, FIRST_DEMO_HISTORY, type DemoData } from '@astaguide/contracts/maintenance/demo-data';
import type { MaintenanceRun, RunKind } from '@astaguide/contracts/maintenance/maintenance-run';
import { isUnfinished } from '@astaguide/contracts/maintenance/run-state';
import type { ReportPeriod } from '@astaguide/contracts/lib/report-period';
import { Injectable } from '@nestjs/common';
import { MaintenanceRunsService } from '../maintenance-runs.service';
import { ConflictError } from '../../http/errors';
import { DemoDataRepository } from './demo-data.repository';

/** Counts, loads and removes demo data. */
@Injectable()
export class DemoDataService {
  constructor(
    private readonly demoData: DemoDataRepository,
    private readonly runs: MaintenanceRunsService,
  ) {}

  count(): Promise<DemoData> {
    return this.demoData.count();
  }

  /** Whether demo visitors are counted on a day of the period. */
  isCountedIn(period: ReportPeriod): Promise<boolean> {
    return this.demoData.isCountedIn(period);
  }

  /** Starts a run that adds visitors, clicks and sales. @returns that run, or one that is already in progress */
  async load(): Promise<MaintenanceRun> {
    const loading = (await this.runs.list()).find(
      (run) => run.kind === 'load-demo-data' && isUnfinished(run),
    );
    if (loading) return loading;
    await this.demoData.addCatalog();
    return this.runs.start('load-demo-data', demoHistory(FIRST_DEMO_HISTORY, new Date()));
  }

  /** Starts a run that removes the demo data. @returns that run, or one that is already in progress */
  async remove(): Promise<MaintenanceRun> {
    const unfinished = (await this.runs.list()).filter(isUnfinished);
    const ofKind = (kind: RunKind) => unfinished.find((run) => run.kind === kind);
    const loading = ofKind('load-demo-data');
    // Data that a loading run still adds would be removed at once, so it is cancelled. It may just have finished.
    if (loading) await this.runs.cancel(loading.id).catch(ignoreConflict);
    return ofKind('remove-demo-data') ?? this.runs.start('remove-demo-data', {});
  }
}

function ignoreConflict(error: unknown): void {
  if (!(error instanceof ConflictError)) throw error;
}
