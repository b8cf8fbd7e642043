import type { DemoHistory } from '@astaguide/contracts/operations/demo-data';
import type { RunKind } from '@astaguide/contracts/operations/maintenance-run';
import type { QueueDefinition } from './backend';

/** Days of the site, both included: 'YYYY-MM-DD'. */
export interface DayRange {
  from: string;
  to: string;
}

/** What each kind of run is told. Another kind is a line here, one in contracts/maintenance-run, and a handler. */
export interface MaintenanceParameters extends Record<RunKind, object> {
  verify: DayRange;
  rebuild: DayRange;
  /** Drops what is older than the retention. */
  compact: Record<string, never>;
  'erase-visitor': {
    /** A visitor has one number a day: 64 bits as a signed decimal. */
    visitors: { day: string; visitor: string }[];
    /** Events accepted before this moment are erased, also those that still wait to be recorded. ISO 8601. */
    before: string;
  };
  /** Computes the figures as they would be with the rule, beside those that are. */
  'try-bot-rule': DayRange & { rule: number };
  /** Leaves out what the rule tells. */
  'keep-bot-rule': DayRange & { rule: number };
  /** Counts again what was left out by the rule alone. */
  'take-back-bot-rule': DayRange & { rule: number };
  /** Rebuilds every day that has events, as the site's time zone was changed. */
  'change-time-zone': Record<string, never>;
  /** Records generated visitors, clicks and sales. */
  'load-demo-data': DemoHistory;
  /** Takes out everything that is marked as demo data and was not edited. */
  'remove-demo-data': Record<string, never>;
}

/** What comes round by the clock. */
export const maintenanceSchedules = {
  /** The days that still move. */
  'verify-open-days': { every: 10 * 60_000 },
  /** The last 35 days, each night. */
  'verify-recent-days': { pattern: '15 2 * * *', tz: 'UTC' },
  'compact-log': { pattern: '45 2 * * *', tz: 'UTC' },
} as const;
export type MaintenanceSchedule = keyof typeof maintenanceSchedules;

/** A row of `maintenance_runs` that is to be worked on, or something that the clock has brought round. */
export type MaintenanceJob = { run: number } | { schedule: MaintenanceSchedule };

/** Name of the maintenance queue's jobs. */
export const MAINTAIN = 'maintain';

/** A run's job has the run's id in its own, so that it can be put on the queue again without lying there twice. */
export const runJobId = (run: number) => `run-${run}`;

/**
 * Jobs that take longer than a moment. The queue only says that there is something to do: what it is and how far
 * it has come stands in `maintenance_runs`. A job is tried again until its run is finished.
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
