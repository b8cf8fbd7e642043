import { z } from 'zod';
import { inputMoment } from '../lib/calendar-range';
import { botTrafficDimensions, type BotTrafficDimension } from './bot-traffic-report';
import { filterDimensions, type FilterDimension } from './report/report-dimension';
import { filterParameter } from './report/filter-parameter';
import {
  filterProblem,
  MAX_FILTERS,
  readFilter,
  splitFilter,
  type ReportFilter,
} from './report/report-filter';

/** Events per page. */
export const TRACE_PAGE = 50;
/** A table row adds up to three filters to those of its screen: page, link placement and product. */
const MAX_TRACE_FILTERS = MAX_FILTERS + 3;

/** Which events to list: the events that a metric counts, or all. */
export const traceMetrics = ['events', 'actions', 'views', 'clicks', 'visitors', 'impressions'] as const;
export type TraceMetric = (typeof traceMetrics)[number];

/** Like ReportFilter, with the dimensions of bot traffic, which can only filter bot traffic. */
export interface TraceFilter extends Omit<ReportFilter, 'dimension'> {
  dimension: FilterDimension | BotTrafficDimension;
}

const network = z.union([z.cidrv4(), z.cidrv6()]);

/** Parses a filter as readFilter does, of these dimensions; null if invalid. Those of bot traffic are compared whole. */
export function readTraceFilter(text: string): TraceFilter | null {
  const ofReport = readFilter(text);
  if (ofReport) return ofReport;
  const parts = splitFilter(text);
  const dimension = botTrafficDimensions.find((name) => name === parts?.name);
  if (!parts || !dimension || parts.match) return null;
  const { key, excluded } = parts;
  if (dimension === 'network' && key !== null && !network.safeParse(key).success) return null;
  return { dimension, key, excluded };
}

function traceFilterProblem(text: string): string | undefined {
  if (readTraceFilter(text) !== null) return undefined;
  return (
    filterProblem(text, [...filterDimensions, ...botTrafficDimensions]) ??
    'A network is given as an address and a length, such as 203.0.113.0/24, and bot traffic is compared whole'
  );
}

const moment = inputMoment();

/** The query of `GET /api/analytics/events`: newest first, 50 at a time. */
export const traceQuerySchema = z
  .object({
    from: moment.describe('First moment.'),
    to: moment.describe('End of the time, exclusive.'),
    /**
     * 'actions' lists all events but impressions (`offers_seen`). 'views', 'clicks' and 'visitors' list the events that the report's metric counts; for 'visitors', the first
     * event of each visitor's day that passes the filters. 'impressions' lists the events in which the filtered link
     * placement and product were seen.
     */
    metric: z
      .enum(traceMetrics)
      .default('events')
      .describe('All events, `actions` without impressions, or those that a metric of the report counts.'),
    type: z.string().min(1).max(64).optional().describe('An event type, such as `page_view`.'),
    filter: filterParameter(MAX_TRACE_FILTERS, traceFilterProblem)
      .optional()
      .describe(
        'A dimension and a key, as in the report: `page:/comparison`, `device!:mobile` for all others, `country:` for events without one; repeated for several.',
      ),
    bots: z
      .enum(['only', 'without'])
      .optional()
      .describe('`without` lists what metrics count, `only` lists bot traffic; if absent, both are listed.'),
    cursor: z
      .string()
      .regex(/^.{24}_[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)
      .refine((cursor) => moment.safeParse(cursor.slice(0, 24)).success, 'This is no place among events')
      .optional()
      .describe('The previous response’s cursor.'),
  })
  .check(({ value, issues }) => {
    const isOfBots = [value.filter ?? []]
      .flat()
      .some((text) => botTrafficDimensions.some((name) => name === readTraceFilter(text)?.dimension));
    if (isOfBots && value.bots !== 'only') {
      const message = 'This filter goes with bots=only';
      issues.push({ code: 'custom', input: value.filter, path: ['filter'], message });
    }
  });
export type TraceQuery = z.infer<typeof traceQuerySchema>;

/** A text, or null where it is unknown. */
const textLike = (example: string) => z.string().meta({ example }).nullable();

/** A product as the visitor of a buy link saw it. A field is null where it is not known. */
const seenProductSchema = z.object({
  name: textLike('Astaxanthin 12 mg'),
  /** The price beside the link: '29.99'. */
  price: textLike('29.99'),
  currency: textLike('USD'),
  rank: z.number().int().nullable(),
  /** Of the offer that the link led to; null for the product's own link. */
  retailer: textLike('Example Shop'),
  /** Where the link led, without the click id. */
  link: textLike('https://shop.example/reef'),
});
export type SeenProduct = z.infer<typeof seenProductSchema>;

export const tracedEventSchema = z.object({
  id: z.string().meta({ example: '6f1d2c3b-4a5e-4f60-8b7c-9d0e1f2a3b4c' }),
  timestamp: z.iso.datetime(),
  eventType: z.string().meta({ example: 'affiliate_click' }),
  page: textLike('/comparison'),
  /** Of a page of this site. */
  pageTitle: textLike('Astaxanthin Supplement Comparison'),
  linkPlacement: textLike('comparison-row'),
  product: z.object({ id: z.number().int(), name: textLike('Astaxanthin 12 mg') }).nullable(),
  seen: seenProductSchema
    .nullable()
    .describe(
      'For an affiliate click, the product as the visitor saw it: from the event, otherwise from the product as it was then. Null for other events.',
    ),
  source: textLike('google.com'),
  channel: textLike('organic-search'),
  campaign: textLike('spring'),
  country: textLike('DE'),
  language: textLike('de'),
  device: textLike('mobile'),
  browser: textLike('Firefox'),
  /** Why it was classified as bot traffic; null if it was not. */
  botReasons: z.array(z.string().meta({ example: 'crawler' })).nullable(),
  /** The queue job that recorded it; null if it came through the inbox. */
  jobId: textLike('1042'),
  /** When a worker took it off the queue, and when it was written to the log. */
  dequeuedAt: z.iso.datetime(),
  recordedAt: z.iso.datetime(),
});
export type TracedEvent = z.infer<typeof tracedEventSchema>;

/** The response of `GET /api/analytics/events`. */
export const eventTraceSchema = z.object({
  /** May be fewer than 50 although more follow, if matching events are far apart. */
  events: z.array(tracedEventSchema),
  /** Cursor of the next page; null on the last page. */
  nextCursor: textLike('2026-01-15T09:30:00.000Z_6f1d2c3b-4a5e-4f60-8b7c-9d0e1f2a3b4c'),
  /** Months ('2026-03') of the range whose raw events were dropped and cannot be listed. */
  droppedMonths: z.array(z.string().meta({ example: '2023-12' })),
});
export type EventTrace = z.infer<typeof eventTraceSchema>;
