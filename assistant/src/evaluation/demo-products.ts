/** Slugs of the demo catalog's products. */
export const hawaiian = 'hawaiian-astaxanthin-12mg-makani-tide';
export const geyser = 'geyser-astaxanthin-12mg-hverdal';
export const clearView = 'clear-view-astaxanthin-6mg-benimori';
export const summit = 'summit-endurance-astaxanthin-12mg-ridgepace';
export const radiance = 'radiance-astaxanthin-8mg-velanthe';
export const everyday = 'everyday-astaxanthin-6mg-wrenfold';
export const daily = 'daily-astaxanthin-6mg-hverdal';
export const reefStarter = 'reef-starter-astaxanthin-4mg-makani-tide';
export const deepCrimson = 'deep-crimson-astaxanthin-10mg-benimori';
export const cooldown = 'cooldown-recovery-astaxanthin-10mg-ridgepace';
export const goldenHour = 'golden-hour-astaxanthin-12mg-velanthe';
export const wholeAlgae = 'whole-algae-astaxanthin-10mg-wrenfold';
export const deepReserve = 'deep-reserve-astaxanthin-16mg-makani-tide';
export const twinLutein = 'twin-astaxanthin-with-lutein-6mg-benimori';

/** The address of a product's review. */
export function review(slug: string): string {
  return `/review/${slug}`;
}
