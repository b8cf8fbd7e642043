import { z } from 'zod';
import { inputMoment } from '../values/calendar-range';
import { leftOutDimensions } from './left-out-report';
import { reportDimensions } from '../report/report-dimension';
import { isProductId, MOST_FILTERS, splitFilter } from '../report/report-filter';

/** Events that an answer carries at the most. */
export const TRACE_PAGE = 50;
/** A row adds its own keys to a screen's filters: a buy link has a page, a slot and a product. */
const MOST_TRACE_FILTERS = MOST_FILTERS + 3;

/** What is opened: a figure's events, or all of them. */
export const traceFigures = ['events', 'views', 'clicks', 'visitors', 'impressions'] as const;
export type TraceFigure = (typeof traceFigures)[number];

/** What left-out events are broken down by is a filter of those alone. */
const traceDimensions = [...reportDimensions, ...leftOutDimensions] as const;

/** As a report's filter, see ReportFilter, with further dimensions. */
export interface TraceFilter {
  dimension: (typeof traceDimensions)[number];
  /** Null: events that name none. */
  key: string | null;
  excluded: boolean;
}

const network = z.union([z.cidrv4(), z.cidrv6()]);

/** 'page:/faq' → that page, 'page!:/faq' → every other, 'page:' → events without a page; null for what is no filter. */
export function readTraceFilter(text: string): TraceFilter | null {
  const parts = splitFilter(text);
  const dimension = traceDimensions.find((name) => name === parts?.name);
  if (!parts || !dimension || parts.key.includes('\0')) return null;
  const { key, excluded } = parts;
  if (dimension === 'network' && key !== '' && !network.safeParse(key).success) return null;
  if (dimension === 'product' && key !== '' && !isProductId(key)) return null;
  return { dimension, key: key || null, excluded };
}

const filter = z
  .string()
  .max(400)
  .refine((text) => readTraceFilter(text) !== null, 'Expected a dimension, a colon and a key');

const moment = inputMoment();

/** The query of `GET /api/analytics/events`: newest first, 50 at a time. */
export const traceQuerySchema = z
  .object({
    from: moment,
    /** Not included. */
    to: moment,
    /**
     * Views, clicks or visitors: the events that the figure of a report counts; 'visitors' are the first events of
     * each visitor's day under the filters. Impressions: events that tell of the slot and product seen.
     */
    figure: z.enum(traceFigures).default('events'),
    type: z.string().min(1).max(64).optional(),
    /** 'page:/comparison', 'device!:mobile', 'country:' for events without one; repeated for several. */
    filter: z.union([filter, z.array(filter).max(MOST_TRACE_FILTERS)]).optional(),
    /** Figures leave bots out; without it, both are listed. */
    bots: z.enum(['only', 'without']).optional(),
    /** Of the answer before. */
    cursor: z
      .string()
      .regex(/^.{24}_[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)
      .refine((cursor) => moment.safeParse(cursor.slice(0, 24)).success, 'This is no place among events')
      .optional(),
  })
  .check(({ value, issues }) => {
    const isOfBots = [value.filter ?? []]
      .flat()
      .some((text) => leftOutDimensions.some((name) => name === readTraceFilter(text)?.dimension));
    if (isOfBots && value.bots !== 'only') {
      const message = 'This filter goes with bots=only';
      issues.push({ code: 'custom', input: value.filter, path: ['filter'], message });
    }
  });
export type TraceQuery = z.infer<typeof traceQuerySchema>;

const text = z.string().nullable();

export const tracedEventSchema = z.object({
  id: z.string(),
  timestamp: z.iso.datetime(),
  eventType: z.string(),
  page: text,
  slot: text,
  product: z.object({ id: z.number().int(), name: text }).nullable(),
  source: text,
  channel: text,
  campaign: text,
  country: text,
  language: text,
  device: text,
  browser: text,
  /** Why it was judged to be a bot's; null for a person's. */
  botReasons: z.array(z.string()).nullable(),
  /** The job that brought it to the log; null for what came through the inbox. */
  jobId: text,
  /** When a worker took it off the queue, and when it was in the log. */
  dequeuedAt: z.iso.datetime(),
  recordedAt: z.iso.datetime(),
});
export type TracedEvent = z.infer<typeof tracedEventSchema>;

/** The answer of `GET /api/analytics/events`. */
export const eventTraceSchema = z.object({
  /** May be fewer than 50 although more follow, where they lie far apart. */
  events: z.array(tracedEventSchema),
  /** Asks for the next ones; null when these were the last. */
  nextCursor: text,
  /** Months ('2026-03') within the range whose single events were dropped, and cannot be listed. */
  droppedMonths: z.array(z.string()),
});
export type EventTrace = z.infer<typeof eventTraceSchema>;
