import { z } from 'zod';
import { setupSteps } from './setup-steps';

/** The site's name until the owner chooses one. */
export const DEFAULT_SITE_NAME = 'AstaGuide';

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
