import { z } from 'zod';
import { inputDay } from '../lib/calendar-range';
import { checkDays, MAX_REPORT_DAYS } from '../lib/report-period';
import { isUnfinished, runStates } from './run-state';

/** Kinds of maintenance runs: on-demand and scheduled work of the worker, apart from recording events. */
export const runKinds = [
  'verify',
  'rebuild',
  'compact',
  'erase-visitor',
  'preview-bot-rule',
  'apply-bot-rule',
  'remove-bot-rule',
  'change-time-zone',
  'import-history',
  'load-demo-data',
  'remove-demo-data',
  'import-posts',
] as const;
export type RunKind = (typeof runKinds)[number];

/** Kinds the owner can start directly; the others are started by a schedule, a visitor's request or a bot rule. */
export const startableKinds = ['verify', 'rebuild', 'compact'] as const satisfies readonly RunKind[];

/** Kinds that the backend handles itself, because it has the uploaded pictures; workers leave them alone. */
export const backendRunKinds = ['import-posts'] as const satisfies readonly RunKind[];

/** Maximum number of days per run. */
export const MAX_RUN_DAYS = MAX_REPORT_DAYS;

/** The body of `POST /api/maintenance/runs`. Days are in the site's time zone, both inclusive; compaction has none. */
export const runRequestSchema = z
  .object({
    kind: z.enum(startableKinds),
    from: inputDay().optional(),
    to: inputDay().optional(),
  })
  .check(({ value, issues }) => {
    const { kind, from, to } = value;
    if (kind !== 'compact') return checkDays({ value: { range: 'custom', from, to }, issues });
    for (const path of ['from', 'to'] as const) {
      const input = value[path];
      if (input !== undefined)
        issues.push({ code: 'custom', input, path: [path], message: 'Compaction takes no days' });
    }
  });
export type RunRequest = z.infer<typeof runRequestSchema>;

/** The interim or final result of a run. */
export const runResultSchema = z.object({
  /** One sentence: 'Checked 30 days, no difference'. */
  summary: z.string().meta({ example: 'Checked 30 days, 1 day differs' }),
  /** Individual findings, at most 100: '2026-11-03: 12 rows differ'. */
  notes: z.array(z.string().meta({ example: '2026-01-15: 12 rows differ' })),
  /** Metrics by name: drift, days, differingDays, skippedDays, droppedMonths, events. */
  metrics: z.record(z.string(), z.number()).meta({ example: { days: 30, differingDays: 1 } }),
});
export type RunResult = z.infer<typeof runResultSchema>;

/** A maintenance run, as listed by `GET /api/maintenance/runs` and pushed by the live stream. */
export const maintenanceRunSchema = z.object({
  id: z.number().int(),
  kind: z.enum(runKinds),
  /** First and last day that the run covers; null if it does not cover days. */
  from: z.iso.date().nullable(),
  to: z.iso.date().nullable(),
  state: z.enum(runStates),
  /** Completed and total steps (days or months); the total is 0 until it is known. */
  done: z.number().int(),
  total: z.number().int(),
  /** Null before the first step. */
  result: runResultSchema.nullable(),
  /** Why it failed. */
  error: z.string().meta({ example: 'The database did not answer' }).nullable(),
  /** Whether a schedule started it. */
  scheduled: z.boolean(),
  requestedAt: z.iso.datetime(),
  startedAt: z.iso.datetime().nullable(),
  finishedAt: z.iso.datetime().nullable(),
});
export type MaintenanceRun = z.infer<typeof maintenanceRunSchema>;

/** Number of runs that `GET /api/maintenance/runs` lists, newest first. */
export const LISTED_RUNS = 50;

/**
 * Kinds that cannot be cancelled: visitors' erasure requests, and runs that would otherwise leave days with different bot
 * rules or time zones, or half an import.
 */
const unstoppableKinds: readonly RunKind[] = [
  'erase-visitor',
  'apply-bot-rule',
  'remove-bot-rule',
  'change-time-zone',
  'import-history',
];

/** Whether the owner can cancel a run. */
export const canCancel = (run: Pick<MaintenanceRun, 'kind' | 'state'>): boolean =>
  isUnfinished(run) && !unstoppableKinds.includes(run.kind);
