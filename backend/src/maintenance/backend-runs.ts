import type { RunResult, backendRunKinds } from '@astaguide/contracts/maintenance/maintenance-run';
import type { MaintenanceParameters } from '@astaguide/queues/maintenance-queue';
import { Injectable, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { PinoLogger } from 'nestjs-pino';
import { MaintenanceRunsRepository } from './maintenance-runs.repository';

/** How often unfinished runs are looked for: those of a process that ended, and those that were just added. Milliseconds. */
const LOOK_EVERY = 2000;

type Kind = (typeof backendRunKinds)[number];

export interface BackendRunProgress {
  /** Aborted while this process shuts down, or when the run was cancelled. */
  stopping: AbortSignal;
  report: (done: number, total: number, result: RunResult) => Promise<void>;
}

type Handler = (parameters: MaintenanceParameters[Kind], progress: BackendRunProgress) => Promise<void>;

/**
 * Handles the runs that need what only the backend has, such as the uploaded pictures. The table of runs is their queue:
 * a run whose process ended is taken up by another one, or after the restart. Its handler starts from the beginning, and must not
 * repeat what was done.
 */
@Injectable()
export class BackendRuns implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly handlers = new Map<Kind, Handler>();
  private readonly stopping = new AbortController();
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | undefined;

  constructor(
    private readonly runs: MaintenanceRunsRepository,
    private readonly logger: PinoLogger,
  ) {}

  /** Called by the module that has the handler, before the application starts. */
  define(kind: Kind, handler: Handler): void {
    this.handlers.set(kind, handler);
  }

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => this.look(), LOOK_EVERY);
    this.timer.unref();
  }

  async beforeApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    this.stopping.abort();
    await this.running;
  }

  /** Looks for runs now. */
  look(): void {
    if (this.stopping.signal.aborted) return;
    this.running ??= this.handleAll().finally(() => (this.running = undefined));
  }

  private async handleAll(): Promise<void> {
    try {
      for (const [kind, handler] of this.handlers)
        for (const id of await this.runs.findUnfinished(kind)) await this.handle(id, handler);
    } catch (error) {
      this.logger.warn({ err: error }, 'The runs of the backend wait');
    }
  }

  private handle(id: number, handler: Handler): Promise<void> {
    return this.runs.claim<Kind>(id, async (parameters) => {
      const cancelled = new AbortController();
      const stopping = AbortSignal.any([this.stopping.signal, cancelled.signal]);
      try {
        await handler(parameters, {
          stopping,
          report: async (done, total, result) => {
            if (!(await this.runs.report(id, { done, total, result }))) cancelled.abort();
            stopping.throwIfAborted();
          },
        });
        await this.runs.end(id, null);
      } catch (error) {
        if (stopping.aborted) return;
        this.logger.warn({ err: error, run: id }, 'A run of the backend failed');
        await this.runs.end(id, error instanceof Error ? error.message : String(error));
      }
    });
  }
}
