import {
  clearView,
  cooldown,
  daily,
  deepCrimson,
  deepReserve,
  everyday,
  geyser,
  goldenHour,
  hawaiian,
  radiance,
  reefStarter,
  summit,
  twinLutein,
  wholeAlgae,
} from '../demo-products';
import { ofKind } from '../eval-question';

/** Two or more side by side. */
export const comparisonQuestions = ofKind('comparison', [
  {
    turns: ['Compare hawaiian and geyser'],
    products: [hawaiian, geyser],
    prices: [hawaiian, geyser],
    sources: ['/comparison'],
  },
  { turns: ['hverdal or benimori?'], facts: ['Geyser', 'Clear View'], sources: ['/comparison'] },
  { turns: ['everyday vs whole algae'], products: [everyday, wholeAlgae], facts: ['$17.95', '$23.40'] },
  { turns: ['is geyser stronger than radiance?'], products: [geyser, radiance], facts: ['12mg', '8mg'] },
  { turns: ['which has more reviews, Summit or Clear View?'], facts: ['1504', '1188'] },
  { turns: ['what is better value per mg, Geyser or Hawaiian?'], facts: ['4.2¢', '4.8¢'] },
  { turns: ['does Geyser cost more than Summit'], facts: ['$34.50', '$38.95'] },
  { turns: ['put Radiance next to Clear View'], products: [radiance, clearView] },
  { turns: ['twin or clear view for screen work'], products: [twinLutein, clearView] },
  { turns: ['compare the two cheapest'], products: [everyday, reefStarter], not: ['Whole Algae'] },
  {
    turns: ['compare the cheapest with the strongest'],
    facts: ['Everyday Astaxanthin 6mg', 'Deep Reserve Astaxanthin 16mg'],
  },
  {
    turns: ['Was ist der Unterschied zwischen Hawaiian und Geyser?'],
    products: [hawaiian, geyser],
    sources: ['/comparison'],
  },
  { turns: ['Ist Summit günstiger als Geyser?'], facts: ['$38.95', '$34.50'] },
  { turns: ['¿es mejor Clear View o Radiance?'], products: [clearView, radiance] },
  { turns: ['vergelijk Geyser met Summit'], products: [geyser, summit], sources: ['/comparison'] },
  { turns: ['porównaj Geyser i Summit'], products: [geyser, summit], sources: ['/comparison'] },
]);

/** Limits and ranges. */
export const rangeQuestions = ofKind('range', [
  {
    turns: ['anything between 20 and 30 dollars?'],
    lists: [hawaiian, clearView, daily, wholeAlgae, twinLutein],
  },
  { turns: ['products over $40'], lists: [radiance, goldenHour, deepReserve] },
  { turns: ['at least 10 mg and under $32'], lists: [hawaiian, cooldown, wholeAlgae] },
  { turns: ['rated 4.7 or better'], lists: [hawaiian, geyser, clearView, deepReserve] },
  { turns: ['more than 1500 reviews'], lists: [hawaiian, geyser, clearView, everyday] },
  { turns: ['which have at least 90 servings'], lists: [summit, everyday] },
  { turns: ['softgels with less than 6 mg'], lists: [reefStarter] },
  {
    turns: ['no more than 8mg per serving please'],
    lists: [clearView, radiance, everyday, daily, reefStarter, twinLutein],
  },
  { turns: ['under 50 cents a day'], lists: [hawaiian, summit, everyday, daily, reefStarter] },
  { turns: ['supplements from 35 to 45 dollars'], lists: [summit, radiance, deepCrimson] },
  { turns: ['my budget is 25 bucks'], lists: [everyday, daily, reefStarter, wholeAlgae] },
  { turns: ['japanese ones below 30'], lists: [clearView, twinLutein] },
  { turns: ['8-12 mg from Iceland'], lists: [geyser, goldenHour] },
  { turns: ['Produkte zwischen 30 und 40 Dollar'], lists: [geyser, summit, deepCrimson, cooldown] },
  { turns: ['mindestens 12 mg'], lists: [hawaiian, geyser, summit, goldenHour, deepReserve] },
  { turns: ['Produkte über 40 Dollar'], lists: [radiance, goldenHour, deepReserve] },
  { turns: ['productos entre 20 y 26 dólares'], lists: [daily, wholeAlgae] },
  { turns: ['menos de 20 dólares'], lists: [everyday, reefStarter] },
  { turns: ['producten onder de 20 dollar'], lists: [everyday, reefStarter] },
  { turns: ['produkty poniżej 20 dolarów'], lists: [everyday, reefStarter] },
]);

/** What it must not be. */
export const negationQuestions = ofKind('negation', [
  { turns: ['12 mg but not Hawaiian'], lists: [geyser, summit, goldenHour] },
  { turns: ['which products are not out of stock and have 16 mg'], facts: ['No product'] },
  {
    turns: ['cheapest one that is not from Wrenfold'],
    products: [reefStarter],
    not: ['Everyday', 'Whole Algae'],
  },
  { turns: ['best for eyes except Clear View'], facts: ['Deep Crimson', 'Twin'], not: ['Clear View'] },
  { turns: ['Japanese products without lutein'], lists: [clearView, radiance, deepCrimson] },
  { turns: ['Show me everything from Hverdal except Daily'], lists: [geyser] },
  { turns: ['something for athletes without magnesium'], products: [geyser], not: ['Cooldown'] },
  { turns: ['under $30, no Japanese please'], lists: [hawaiian, everyday, daily, reefStarter, wholeAlgae] },
  { turns: ['strongest apart from Deep Reserve'], facts: ['12mg'], not: ['Deep Reserve'] },
  { turns: ['I do not want a 12 mg one, what else is from Iceland'], lists: [daily] },
  {
    turns: ['which brands other than Makani Tide do you have?'],
    facts: ['Hverdal', 'Benimori'],
    not: ['Makani Tide'],
  },
  { turns: ['non-Icelandic 12mg'], lists: [hawaiian, summit] },
  { turns: ['das billigste, aber nicht von Wrenfold'], products: [reefStarter], not: ['Everyday'] },
  { turns: ['12 mg ohne Hawaiian'], lists: [geyser, summit, goldenHour] },
  { turns: ['el más barato que no sea de Wrenfold'], products: [reefStarter], not: ['Everyday'] },
  { turns: ['productos japoneses sin luteína'], lists: [clearView, radiance, deepCrimson] },
  { turns: ['goedkoopste behalve Everyday'], products: [reefStarter], not: ['Everyday'] },
  { turns: ['najtańszy oprócz Everyday'], products: [reefStarter], not: ['Everyday'] },
]);
