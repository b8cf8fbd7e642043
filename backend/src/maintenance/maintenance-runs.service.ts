import {
  canCancel,
  type MaintenanceRun,
  type RunKind,
  type RunRequest,
} from '@astaguide/contracts/maintenance/maintenance-run';
import { isUnfinished } from '@astaguide/contracts/maintenance/run-state';
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
import { MAINTENANCE_QUEUE } from '../lib/queues.provider';
import { MaintenanceRunsRepository, type Transaction } from './maintenance-runs.repository';

/** Starts, lists and cancels maintenance runs. */
@Injectable()
export class MaintenanceRunsService {
  constructor(
    private readonly runs: MaintenanceRunsRepository,
    @Inject(MAINTENANCE_QUEUE) private readonly queue: Queue<MaintenanceJob>,
    private readonly logger: PinoLogger,
  ) {}

  /** Runs that wait, run or have just ended, the newest first. */
  findMoving(): Promise<MaintenanceRun[]> {
    return this.runs.findMoving();
  }

  /** @throws InvalidInputError when the last day is in the future */
  async request({ kind, from, to }: RunRequest): Promise<MaintenanceRun> {
    if (kind === 'compact') return this.start('compact', {});
    if (to! > (await this.runs.today())) {
      throw new InvalidInputError([{ path: 'to', message: 'The last day lies in the future' }]);
    }
    return this.start(kind, { from: from!, to: to! });
  }

  /** Starts a run. It is durable once stored: if the queue cannot be reached, a worker finds it all the same. */
  async start<Kind extends RunKind>(
    kind: Kind,
    parameters: MaintenanceParameters[Kind],
  ): Promise<MaintenanceRun> {
    const run = await this.add(kind, parameters);
    await this.enqueue(run.id);
    return run;
  }

  /**
   * Writes down that a run is wanted; it starts when it is enqueued, or half a minute later.
   *
   * @param manager of the transaction that it is part of
   */
  add<Kind extends RunKind>(
    kind: Kind,
    parameters: MaintenanceParameters[Kind],
    manager?: Transaction,
  ): Promise<MaintenanceRun> {
    return this.runs.add(kind, parameters, manager);
  }

  async enqueue(run: number): Promise<void> {
    try {
      await addJob(this.queue, MAINTAIN, { run }, { jobId: runJobId(run) });
    } catch (error) {
      this.logger.warn({ err: error, run }, 'The maintenance queue is away: the run waits');
    }
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

  /** @throws NotFoundError; ConflictError when it has ended, or is of a kind that cannot be cancelled */
  async cancel(id: number): Promise<MaintenanceRun> {
    const run = await this.get(id);
    if (isUnfinished(run) && !canCancel(run))
      throw new ConflictError('A run of this kind goes on to its end.', { current: run });
    const cancelled = canCancel(run) ? await this.runs.cancel(id) : null;
    if (!cancelled) throw new ConflictError('The run has ended already.', { current: await this.get(id) });
    return cancelled;
  }
}
