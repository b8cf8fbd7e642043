import type { DemoData } from '@astaguide/contracts/operations/demo-data';
import {
  isUnfinished,
  type MaintenanceRun,
  type RunKind,
} from '@astaguide/contracts/operations/maintenance-run';
import { Injectable } from '@nestjs/common';
import { MaintenanceRunsService } from '../maintenance/maintenance-runs.service';
import { ConflictError } from '../http/errors';
import { DemoDataRepository } from './demo-data.repository';

/** How much demo data there is, and having it removed. */
@Injectable()
export class DemoDataService {
  constructor(
    private readonly demoData: DemoDataRepository,
    private readonly runs: MaintenanceRunsService,
  ) {}

  count(): Promise<DemoData> {
    return this.demoData.count();
  }

  /** Has the worker remove it. @returns the run that does: the one under way, where there is one */
  async remove(): Promise<MaintenanceRun> {
    const unfinished = (await this.runs.list()).filter(isUnfinished);
    const ofKind = (kind: RunKind) => unfinished.find((run) => run.kind === kind);
    const loading = ofKind('load-demo-data');
    // What it would still add would be removed at once. It may just have ended by itself.
    if (loading) await this.runs.cancel(loading.id).catch(ignoreConflict);
    return ofKind('remove-demo-data') ?? this.runs.start('remove-demo-data', {});
  }
}

function ignoreConflict(error: unknown): void {
  if (!(error instanceof ConflictError)) throw error;
}
