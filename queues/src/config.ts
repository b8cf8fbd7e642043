import { z } from 'zod';
import type { QueueTarget } from './backend';
import { isRedisUrl } from './redis-address';

export type { QueueTarget } from './backend';

/** The variables that say where the queues live, for the configuration of whoever uses them. */
export const queueVariables = {
  REDIS_URL: z
    .string()
    .refine(isRedisUrl, 'is not the address of a Redis, a cluster or sentinels')
    .optional(),
  REDIS_REPLICAS: z.coerce.number().int().min(0).max(5).optional(),
};

type Variables = z.output<z.ZodObject<typeof queueVariables>>;

/** The queues' part of a configuration. */
export function queueConfig(data: Variables): Omit<QueueTarget, 'databaseUrl'> {
  return { redisUrl: data.REDIS_URL, redisReplicas: data.REDIS_REPLICAS };
}
