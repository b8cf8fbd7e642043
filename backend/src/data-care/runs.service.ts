import {
  canCancel,
  isUnfinished,
  type MaintenanceRun,
  type RunKind,
  type RunRequest,
} from '@astaguide/contracts/maintenance-run';
import { dayIn } from '@astaguide/contracts/time-zone';
import { addJob } from '@astaguide/queues/backend';
import {
  MAINTAIN,
  runJobId,
  type MaintenanceJob,
  type MaintenanceParameters,
} from '@astaguide/queues/maintenance-queue';
import { Inject, Injectable } from '@nestjs/common';
import type { Queue } from 'bullmq';
import { PinoLogger } from 'nestjs-pino';
import { ConflictError, InvalidInputError, NotFoundError } from '../http/errors';
import { MAINTENANCE_QUEUE } from './maintenance-queue.provider';
import { RunsRepository } from './runs.repository';

/** What the worker is asked to do beside recording events. */
@Injectable()
export class RunsService {
  constructor(
    private readonly runs: RunsRepository,
    @Inject(MAINTENANCE_QUEUE) private readonly queue: Queue<MaintenanceJob>,
    private readonly logger: PinoLogger,
  ) {}

  /** @throws InvalidInputError when the last day lies in the future */
  async request({ kind, from, to }: RunRequest, now = new Date()): Promise<MaintenanceRun> {
    if (kind === 'compact') return this.start('compact', {});
    if (to! > dayIn(now, 'UTC')) {
      throw new InvalidInputError([{ path: 'to', message: 'The last day lies in the future' }]);
    }
    return this.start(kind, { from: from!, to: to! });
  }

  /** Starts a run. It is safe once it is written down: where the queue is away, a worker finds it all the same. */
  async start<Kind extends RunKind>(
    kind: Kind,
    parameters: MaintenanceParameters[Kind],
  ): Promise<MaintenanceRun> {
    const run = await this.runs.add(kind, parameters);
    try {
      await addJob(this.queue, MAINTAIN, { run: run.id }, { jobId: runJobId(run.id) });
    } catch (error) {
      this.logger.warn({ err: error, run: run.id }, 'The maintenance queue is away: the run waits');
    }
    return run;
  }

  list(): Promise<MaintenanceRun[]> {
    return this.runs.findNewest();
  }

  /** @throws NotFoundError */
  async get(id: number): Promise<MaintenanceRun> {
    const run = await this.runs.find(id);
    if (!run) throw new NotFoundError(`There is no run ${id}.`);
    return run;
  }

  /** @throws NotFoundError; ConflictError when it has ended, or is of a kind that goes on to its end */
  async cancel(id: number): Promise<MaintenanceRun> {
    const run = await this.get(id);
    if (isUnfinished(run) && !canCancel(run))
      throw new ConflictError('A run of this kind goes on to its end.', { current: run });
    const cancelled = canCancel(run) ? await this.runs.cancel(id) : null;
    if (!cancelled) throw new ConflictError('The run has ended already.', { current: await this.get(id) });
    return cancelled;
  }
}
