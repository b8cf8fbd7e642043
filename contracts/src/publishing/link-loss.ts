import { z } from 'zod';

/** What affiliate links brought a day: the mean of the 28 whole days before they broke. */
export const linkLossSchema = z.object({
  /** Buy link clicks that led to them. */
  clicksPerDay: z.number().min(0).meta({ example: 3.2 }),
  /** Their share of the estimated commission of their products, in the currency. Refunds can make it negative. */
  earningsPerDay: z.number().meta({ example: 1.5 }),
  /** ISO 4217 code: the reporting currency when the links broke. Default: USD. */
  currency: z.string().optional().meta({ example: 'USD' }),
  /** Whether some of the clicks may have led to another link of the product: the log does not say where they led. */
  isAtMost: z.boolean(),
});
export type LinkLoss = z.infer<typeof linkLossSchema>;

/** The sum of losses; those in another currency than the first add no money. */
export function sumLosses(losses: readonly LinkLoss[]): LinkLoss {
  const currency = losses[0]?.currency;
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
  return {
    clicksPerDay: sum(losses.map(({ clicksPerDay }) => clicksPerDay)),
    earningsPerDay: sum(losses.map((loss) => (loss.currency === currency ? loss.earningsPerDay : 0))),
    currency,
    isAtMost: losses.some(({ isAtMost }) => isAtMost),
  };
}
