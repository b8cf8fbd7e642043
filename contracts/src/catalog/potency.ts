/**
 * The milligrams in a potency text: '12mg' → 12, '4.5 mg per softgel' → 4.5.
 *
 * @returns undefined if it contains no amount
 */
export function potencyMilligrams(potency: string): number | undefined {
  const amount = /(\d+(?:\.\d+)?)\s*mg/i.exec(potency)?.[1];
  return amount === undefined ? undefined : Number(amount);
}
