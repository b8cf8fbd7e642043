import { z } from 'zod';
import { reportPeriodSchema } from '../analytics/report/analytics-report';
import { inputMoment } from '../lib/calendar-range';
import { rowIdText } from '../lib/row-id-schema';

/** The query of `GET /api/earnings/before-and-after`. */
export const beforeAndAfterQuerySchema = z.object({
  at: inputMoment({ offset: true }).describe('When something changed.'),
  productId: rowIdText.optional().describe('Only clicks and sales of this product.'),
});
export type BeforeAndAfterQuery = z.output<typeof beforeAndAfterQuerySchema>;

/** Clicks; clicks per page view, of a product per impression of its buy links; earnings of approved and pending sales. */
export const comparedMeasures = ['clicks', 'clickRate', 'earnings'] as const;
export type ComparedMeasure = (typeof comparedMeasures)[number];

/**
 * What a difference is: more or less than chance explains, within chance, or of too few clicks, sales or days to tell.
 */
export const verdicts = ['more', 'less', 'chance', 'few'] as const;
export type Verdict = (typeof verdicts)[number];

/** The response of `GET /api/earnings/before-and-after`. */
export const beforeAndAfterSchema = z.object({
  /** The day of the change in the site's time zone, which is in neither period. */
  day: z.iso.date(),
  /** ISO 4217 code of the earnings. */
  currency: z.string().meta({ example: 'USD' }),
  /** As many days on both sides, of the same weekdays: up to four weeks. Null if there are none yet. */
  periods: z.object({ before: reportPeriodSchema, after: reportPeriodSchema }).nullable(),
  /** Why there are no periods: no day after the change is over, or the site has no earlier days. */
  lacks: z.enum(['days-after', 'days-before']).nullable(),
  /** Empty without periods. */
  measures: z.array(
    z.object({
      measure: z.enum(comparedMeasures),
      /** Null for a rate without page views or impressions. */
      before: z.number().nullable(),
      after: z.number().nullable(),
      /** Relative: 0.5 for +50%; null if there was none before. */
      change: z.number().nullable(),
      verdict: z.enum(verdicts),
    }),
  ),
});
export type BeforeAndAfter = z.infer<typeof beforeAndAfterSchema>;
