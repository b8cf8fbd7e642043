import { z } from 'zod';
import { breakdownDimensions } from './report/report-dimension';

/** Maximum size of an export of another analytics tool, in bytes. */
export const MAX_HISTORY_BYTES = 50 * 1024 * 1024;

/** The tools whose exports can be imported. */
export const historySources = ['plausible', 'umami', 'ga4'] as const;
export type HistorySource = (typeof historySources)[number];

/** What the figures of an import are counted by: each day in total, and by key; 'type' is that of other events. */
export const importedDimensions = ['total', 'type', ...breakdownDimensions] as const;
export type ImportedDimension = (typeof importedDimensions)[number];

/** A key of a dimension on a day, as it is stored between the upload and the run that imports it. */
export interface ImportedMetric {
  day: string;
  dimension: ImportedDimension;
  /** Empty for the total. */
  key: string;
  views: number;
  visitors: number;
  events: number;
  sessions: number;
  bounces: number;
  /** Sum of the durations of the sessions. */
  milliseconds: number;
}

/**
 * An import of history: as the preview of an upload, which `POST /api/analytics/imports` answers, and as listed by
 * `GET /api/analytics/imports`.
 */
export const historyImportSchema = z.object({
  id: z.number().int(),
  fileName: z.string().meta({ example: 'plausible-export.zip' }),
  source: z.enum(historySources),
  /** First and last day. */
  from: z.iso.date(),
  to: z.iso.date(),
  /** Number of days with figures. */
  days: z.number().int(),
  /** How many of the days have events of the site's own, which count instead. */
  ownDays: z.number().int(),
  /** How many of the days are those of another import, which count instead. */
  takenDays: z.number().int(),
  /** Sums over all days of the file. Visitors are daily visitors. */
  totals: z.object({
    visitors: z.number().int(),
    views: z.number().int(),
    sessions: z.number().int(),
  }),
  /** Number of keys of each dimension that the file has. */
  dimensions: z.array(z.object({ dimension: z.enum(importedDimensions), keys: z.number().int() })),
  /** What cannot be imported, in sentences. */
  notImported: z.array(z.string().meta({ example: 'imported_locations: city, region can’t be mapped.' })),
  /** Waits to be confirmed, is being stored by a run, counts, or could not be stored. */
  state: z.enum(['preview', 'importing', 'imported', 'failed']),
  /** Null for a preview. */
  confirmedAt: z.iso.datetime().nullable(),
});
export type HistoryImport = z.infer<typeof historyImportSchema>;
