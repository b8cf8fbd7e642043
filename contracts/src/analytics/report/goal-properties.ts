import { z } from 'zod';
import { answeredFiltersShape, answeredRangeShape, reportQuerySchema } from './analytics-report';

/** Maximum number of properties, and of values, in a response. */
export const PROPERTY_ROWS = 100;

/** The query of `GET /api/analytics/goals/{id}/properties`: the report's query, and whose values to list. */
export const goalPropertiesQuerySchema = reportQuerySchema.safeExtend({
  property: z.string().max(100).optional().describe('The property whose values are listed.'),
});
export type GoalPropertiesQuery = z.infer<typeof goalPropertiesQuerySchema>;

/** The events of a goal by the properties that were sent with them, in the period. */
export const goalPropertiesSchema = z.object({
  ...answeredRangeShape,
  ...answeredFiltersShape,
  /** Most events first, at most 100. */
  properties: z.array(z.string().meta({ example: 'plan' })),
  /** Number of values of the property of the query; at most 100 of them are listed. */
  count: z.number().int(),
  /** Most events first; of other values than texts, their JSON text. Empty without a property in the query. */
  rows: z.array(
    z.object({
      value: z.string().meta({ example: 'pro' }),
      events: z.number().int(),
      /** A visitor counts once a day under each value. */
      visitors: z.number().int(),
    }),
  ),
});
export type GoalProperties = z.infer<typeof goalPropertiesSchema>;
