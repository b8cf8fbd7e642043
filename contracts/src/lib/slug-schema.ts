import { z } from 'zod';

/** The last segment of a page's path: lower-case letters, digits, single hyphens. */
export const slugSchema = z
  .string()
  .trim()
  .max(200, 'Use at most 200 characters')
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Use lowercase letters, numbers and single hyphens');
