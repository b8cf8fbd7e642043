import { z } from 'zod';

/** The site's name until the owner chooses one. */
export const DEFAULT_SITE_NAME = 'AstaGuide';

/** The steps of the first hour, in their order. */
export const setupSteps = ['password', 'site', 'popup', 'product', 'subId', 'salesReport', 'mail'] as const;
export type SetupStep = (typeof setupSteps)[number];

/** The response of `GET /api/setup`: how far a new site is set up. */
export const setupSchema = z.object({
  /** Whether the owner has hidden the checklist. */
  isDismissed: z.boolean(),
  /** The steps that are done, as the site's data says. */
  done: z.array(z.enum(setupSteps)),
});
export type Setup = z.infer<typeof setupSchema>;

/** The body of `PUT /api/setup`. */
export const setupInputSchema = z.object({ isDismissed: z.boolean() });
