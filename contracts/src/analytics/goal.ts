import { z } from 'zod';
import { currency } from '../lib/currency';
import { requiredText, storableText } from '../lib/storable-text';

/** The types of the events by which the site reports that a visitor reached a goal. */
export type SiteGoal = 'newsletter_signup' | 'coupon_copied';

/** Maximum number of goals: every report counts all of them. */
export const MAX_GOALS = 30;
/** Maximum number of event types that the owner ignores. */
export const MAX_IGNORED_EVENTS = 500;

const text = (message: string, longest: number) => requiredText(message).max(longest);
/** A key of `eventData`, or `page`, `linkPlacement`, `productId`, `rank` or `price`. */
const property = text('Enter the name of a property', 100);

/** The type of an event, as sent. */
export const eventTypeText = text('Enter an event name', 64).meta({ example: 'newsletter_signup' });

/** The body of `POST /api/goals` and `PUT /api/goals/{id}`. Names are unique, ignoring case. */
export const goalInputSchema = z.object({
  name: text('Give the goal a name', 60).meta({ example: 'Newsletter' }),
  /** An event by its type, or a view of a page: its path; with a final `*` all pages that begin so. */
  on: z
    .union([
      z.strictObject({ eventType: eventTypeText }),
      z.strictObject({
        page: text('Enter a path', 300)
          .startsWith('/', 'A path begins with a slash')
          .meta({ example: '/thanks' }),
      }),
    ])
    .meta({ example: { eventType: 'newsletter_signup' } }),
  /** Only events whose property has this value; of other values than texts, their JSON text. */
  where: z
    .object({
      property: property.meta({ example: 'plan' }),
      is: z
        .union([storableText().max(300), z.number(), z.boolean()])
        .transform(String)
        .meta({ example: 'pro' }),
    })
    .nullish(),
  /** The property with what an event is worth: 0 or more, a number or a decimal. Other values count as none. */
  value: z
    .object({ property: property.meta({ example: 'amount' }), currency: currency.meta({ example: 'EUR' }) })
    .nullish(),
});
export type GoalInput = z.input<typeof goalInputSchema>;

/** A goal, as listed by `GET /api/goals`, by name. */
export const goalSchema = z.object({
  id: z.number().int(),
  name: z.string().meta({ example: 'Newsletter' }),
  on: z
    .union([z.object({ eventType: z.string() }), z.object({ page: z.string() })])
    .meta({ example: { eventType: 'newsletter_signup' } }),
  where: z
    .object({ property: z.string().meta({ example: 'plan' }), is: z.string().meta({ example: 'pro' }) })
    .nullable(),
  value: z
    .object({
      property: z.string().meta({ example: 'amount' }),
      currency: z.string().meta({ example: 'EUR' }),
    })
    .nullable(),
});
export type Goal = z.infer<typeof goalSchema>;

/** The body of `POST /api/goals/ignored`: an event type that reports leave out of the other events. */
export const ignoredEventSchema = z.object({ eventType: eventTypeText });
export type IgnoredEvent = z.infer<typeof ignoredEventSchema>;
