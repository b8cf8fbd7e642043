import type { ProductInput } from '@astaguide/contracts/catalog/product';
import { product as clearView } from './products/clear-view-astaxanthin-6mg';
import { product as cooldownRecovery } from './products/cooldown-recovery-astaxanthin-10mg';
import { product as daily } from './products/daily-astaxanthin-6mg';
import { product as deepCrimson } from './products/deep-crimson-astaxanthin-10mg';
import { product as deepReserve } from './products/deep-reserve-astaxanthin-16mg';
import { product as everyday } from './products/everyday-astaxanthin-6mg';
import { product as geyser } from './products/geyser-astaxanthin-12mg';
import { product as goldenHour } from './products/golden-hour-astaxanthin-12mg';
import { product as hawaiian } from './products/hawaiian-astaxanthin-12mg';
import { product as radiance } from './products/radiance-astaxanthin-8mg';
import { product as reefStarter } from './products/reef-starter-astaxanthin-4mg';
import { product as summitEndurance } from './products/summit-endurance-astaxanthin-12mg';
import { product as twinWithLutein } from './products/twin-astaxanthin-with-lutein-6mg';
import { product as wholeAlgae } from './products/whole-algae-astaxanthin-10mg';

/** Invented brands and products for demonstration; the shop addresses are on reserved domains. */
export const demoProducts: ProductInput[] = [
  hawaiian,
  geyser,
  clearView,
  summitEndurance,
  radiance,
  everyday,
  daily,
  reefStarter,
  deepCrimson,
  cooldownRecovery,
  goldenHour,
  wholeAlgae,
  deepReserve,
  twinWithLutein,
];
