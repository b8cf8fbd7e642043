import { z } from 'zod';

/** What affiliate links brought a day: the mean of the 28 whole days before they broke. */
export const linkLossSchema = z.object({
  /** Buy link clicks that led to them. */
  clicksPerDay: z.number().min(0).meta({ example: 3.2 }),
  /** Their share of the estimated commission of their products. US dollars. */
  earningsPerDay: z.number().min(0).meta({ example: 1.5 }),
  /** Whether some of the clicks may have led to another link of the product: the log does not say where they led. */
  isAtMost: z.boolean(),
});
export type LinkLoss = z.infer<typeof linkLossSchema>;

export function sumLosses(losses: readonly LinkLoss[]): LinkLoss {
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
  return {
    clicksPerDay: sum(losses.map(({ clicksPerDay }) => clicksPerDay)),
    earningsPerDay: sum(losses.map(({ earningsPerDay }) => earningsPerDay)),
    isAtMost: losses.some(({ isAtMost }) => isAtMost),
  };
}
