import { z } from 'zod';
import { requiredText } from '../lib/storable-text';
import { reportQuerySchema } from './report/analytics-report';
import { analyticsScreens } from './report/analytics-screen';
import { keyMetrics } from './report/key-metric';

/** Maximum number of saved views. */
export const MAX_SAVED_VIEWS = 50;

const MAX_NAME_LENGTH = 60;

/** What the owner chose on a screen: the range of days, the comparison, the filters and the charted metric. */
const chosenShape = {
  screen: z.enum(analyticsScreens),
  query: reportQuerySchema.meta({ example: { range: '28d', compare: 'previous', filter: 'device!:mobile' } }),
  metric: z.enum(keyMetrics),
};

/** The body of `POST /api/analytics/views` and `PUT /api/analytics/views/{id}`. Names are unique, ignoring case. */
export const savedViewInputSchema = z.object({
  name: requiredText('Give the view a name').max(MAX_NAME_LENGTH).meta({ example: 'Without phones' }),
  ...chosenShape,
});
export type SavedViewInput = z.input<typeof savedViewInputSchema>;

/** A saved view, as listed by `GET /api/analytics/views`, by name. */
export const savedViewSchema = z.object({
  id: z.number().int(),
  name: z.string().meta({ example: 'Without phones' }),
  ...chosenShape,
});
export type SavedView = z.infer<typeof savedViewSchema>;
