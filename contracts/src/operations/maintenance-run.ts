import { z } from 'zod';
import { inputDay } from '../values/calendar-range';
import { daysIn, MAX_REPORT_DAYS } from '../report/report-period';

/** What the worker does on demand or by the clock, apart from recording events. */
export const runKinds = [
  'verify',
  'rebuild',
  'compact',
  'erase-visitor',
  'preview-bot-rule',
  'apply-bot-rule',
  'remove-bot-rule',
  'change-time-zone',
  'load-demo-data',
  'remove-demo-data',
] as const;
export type RunKind = (typeof runKinds)[number];

/** What the owner may start; the others start by themselves, by a visitor or by a rule. */
export const startableKinds = ['verify', 'rebuild', 'compact'] as const satisfies readonly RunKind[];

export const runStates = ['queued', 'running', 'succeeded', 'failed', 'cancelled'] as const;
export type RunState = (typeof runStates)[number];

/** The days a run covers at the most. */
export const MAX_RUN_DAYS = MAX_REPORT_DAYS;

interface RunQuery {
  kind: (typeof startableKinds)[number];
  from?: string | undefined;
  to?: string | undefined;
}

/** Which days make no range; what lies in the future only the server can say. */
function checkDays({ value, issues }: z.core.ParsePayload<RunQuery>): void {
  const { kind, from, to } = value;
  const refuse = (path: 'from' | 'to', message: string) =>
    issues.push({ code: 'custom', input: value[path], path: [path], message });
  if (kind === 'compact') {
    if (from !== undefined) refuse('from', 'Compaction takes no days');
    if (to !== undefined) refuse('to', 'Compaction takes no days');
    return;
  }
  if (from === undefined) refuse('from', 'Choose a start date');
  if (to === undefined) refuse('to', 'Choose an end date');
  if (from === undefined || to === undefined) return;
  if (to < from) refuse('to', 'The end date is before the start date');
  else if (daysIn({ from, to }) > MAX_RUN_DAYS) refuse('to', `More than ${MAX_RUN_DAYS} days`);
}

/** The body of `POST /api/maintenance/runs`. Days are the site's, both included; compaction takes none. */
export const runRequestSchema = z
  .object({
    kind: z.enum(startableKinds),
    from: inputDay().optional(),
    to: inputDay().optional(),
  })
  .check(checkDays);
export type RunRequest = z.infer<typeof runRequestSchema>;

/** What a run found or did, so far or in the end. */
export const runResultSchema = z.object({
  /** One sentence: 'Checked 30 days, no difference'. */
  summary: z.string(),
  /** What deserves a line of its own, 100 at the most: '2026-11-03: 12 rows differ'. */
  notes: z.array(z.string()),
  /** The metrics behind it, by name: drift, days, differingDays, skippedDays, droppedMonths, events. */
  metrics: z.record(z.string(), z.number()),
});
export type RunResult = z.infer<typeof runResultSchema>;

/** One run, as `GET /api/maintenance/runs` lists it and the live stream tells it. */
export const maintenanceRunSchema = z.object({
  id: z.number().int(),
  kind: z.enum(runKinds),
  /** First and last day it is about; null where it is about none. */
  from: z.iso.date().nullable(),
  to: z.iso.date().nullable(),
  state: z.enum(runStates),
  /** Steps done and steps there are: days or months. The latter is 0 until it is known. */
  done: z.number().int(),
  total: z.number().int(),
  /** Null before the first step. */
  result: runResultSchema.nullable(),
  /** Why it failed. */
  error: z.string().nullable(),
  /** Whether the clock started it. */
  scheduled: z.boolean(),
  requestedAt: z.iso.datetime(),
  startedAt: z.iso.datetime().nullable(),
  finishedAt: z.iso.datetime().nullable(),
});
/** Runs, as the live stream tells those that moved. */
export const maintenanceRunsSchema = z.array(maintenanceRunSchema);
export type MaintenanceRun = z.infer<typeof maintenanceRunSchema>;

/** How many runs `GET /api/maintenance/runs` lists, the newest first. */
export const LISTED_RUNS = 50;

/** Whether a run still waits or works. */
export const isUnfinished = ({ state }: Pick<MaintenanceRun, 'state'>): boolean =>
  state === 'queued' || state === 'running';

/**
 * These go on to their end: what a visitor asked for, and what would leave some days counted by one bot rule or in one
 * time zone and others by another.
 */
const unstoppableKinds: readonly RunKind[] = [
  'erase-visitor',
  'apply-bot-rule',
  'remove-bot-rule',
  'change-time-zone',
];

/** Whether the owner may stop a run. */
export const canCancel = (run: Pick<MaintenanceRun, 'kind' | 'state'>): boolean =>
  isUnfinished(run) && !unstoppableKinds.includes(run.kind);
