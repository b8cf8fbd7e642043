import { z } from 'zod';

/** The response of `GET /health/live` and `GET /health/ready`, if all is well. */
export const healthSchema = z.object({ status: z.literal('ok') });
