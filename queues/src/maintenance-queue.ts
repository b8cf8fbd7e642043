import type { DemoHistory } from '@astaguide/contracts/maintenance/demo-data';
import type { RunKind } from '@astaguide/contracts/maintenance/maintenance-run';
import type { ReportPeriod } from '@astaguide/contracts/lib/report-period';
import type { QueueDefinition } from './backend';

/**
 * The parameters of each kind of run. A new kind needs a line here, one in contracts/maintenance-run, and a handler.
 */
export interface MaintenanceParameters extends Record<RunKind, object> {
  verify: ReportPeriod;
  rebuild: ReportPeriod;
  /** Drops the months that are older than the retention period. */
  compact: Record<string, never>;
  'erase-visitor': {
    /** The visitor's hash on each day: 64 bits as a signed decimal. */
    visitors: { day: string; visitor: string }[];
    /** Events accepted before this time are erased, including those that are still queued. ISO 8601. */
    before: string;
  };
  /** Computes the metrics as they would be with the rule, for comparison. */
  'preview-bot-rule': ReportPeriod & { rule: number };
  /** Excludes the events that match the rule. */
  'apply-bot-rule': ReportPeriod & { rule: number };
  /** Counts events again that only this rule excluded. */
  'remove-bot-rule': ReportPeriod & { rule: number };
  /** Rebuilds every day that has events, after a change of the site's time zone. */
  'change-time-zone': Record<string, never>;
  /** Stores the days of an import of history. */
  'import-history': ReportPeriod & { import: number };
  /** Records generated visitors, clicks and sales. */
  'load-demo-data': DemoHistory;
  /** Removes everything that is marked as demo data and was not edited. */
  'remove-demo-data': Record<string, never>;
  /** Imports the posts of an upload. `site` is the address of the old site, if its file does not say it. */
  'import-posts': { import: number; site?: string };
}

/** What a scheduled job does: the log's compaction, or a verification of the last days, listed as a run or not. */
export type ScheduledWork = { kind: 'compact' } | { kind: 'verify'; days: number; isListed: boolean };

/** A job that the queue starts periodically: after some milliseconds, or at the times of a cron pattern. */
export type ScheduledJob = { name: string; work: ScheduledWork } & ({ every: number } | { pattern: string });

/** A run (a row of `maintenance_runs`), or scheduled work. */
export type MaintenanceJob = { run: number } | { work: ScheduledWork };

/** Name of the maintenance queue's jobs. */
export const MAINTAIN = 'maintain';

/** The job id contains the run's id, so that queueing a run again never adds a second job. */
export const runJobId = (run: number) => `run-${run}`;

/**
 * Long-running jobs. A job only refers to its run: its parameters and progress are stored in `maintenance_runs`. A job
 * is retried until its run is finished.
 */
export const maintenanceQueue = {
  name: 'maintenance',
  defaultJobOptions: {
    attempts: 1_000_000,
    backoff: { type: 'custom' },
    removeOnComplete: true,
    removeOnFail: false,
  },
} satisfies QueueDefinition<MaintenanceJob>;
