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

/** Questions that change or continue what was asked before. */
export const followUpQuestions = ofKind('follow-up', [
  { turns: ['products under $30', 'only Japanese ones'], lists: [clearView, twinLutein] },
  { turns: ['show me 12 mg products', 'and without the Hawaiian one?'], lists: [geyser, summit, goldenHour] },
  { turns: ['cheapest product', 'and the most expensive?'], products: [deepReserve], prices: [deepReserve] },
  { turns: ['Compare Geyser and Summit', 'how many servings do they have?'], facts: ['60', '90'] },
  { turns: ['tell me about Radiance', 'is it vegetarian?'], facts: ['gelatine'], not: ['does not say'] },
  {
    turns: ['Which products are Icelandic?', 'the cheapest of those'],
    products: [daily],
    prices: [daily],
    not: ['Everyday'],
  },
  {
    turns: ['Which products are Icelandic?', 'what about Japan?'],
    lists: [clearView, radiance, deepCrimson, twinLutein],
  },
  { turns: ['products under $20', 'and under $25?'], lists: [everyday, reefStarter, wholeAlgae] },
  {
    turns: ['compare Clear View with Twin', 'which has more reviews?'],
    products: [clearView],
    facts: ['1504'],
  },
  { turns: ['How much is Geyser?', 'and per day?'], products: [geyser], facts: ['$0.58'] },
  {
    turns: ['Compare Radiance and Golden Hour', 'what about the second one, how strong is it?'],
    products: [goldenHour],
    facts: ['12mg'],
    not: ['Radiance'],
  },
  { turns: ['Is Geyser in stock?', 'and Deep Reserve?'], products: [deepReserve], facts: ['out of stock'] },
  { turns: ['tell me about summit', 'and the other one from that brand?'], products: [cooldown] },
  {
    turns: ['top 3', 'which of those is not Hawaiian and cheapest?'],
    products: [clearView],
    prices: [clearView],
    not: ['Hawaiian Astaxanthin'],
  },
  {
    turns: ['Was kostet Radiance?', 'und wie viele Portionen sind drin?'],
    products: [radiance],
    facts: ['30'],
  },
  { turns: ['Produkte unter 30 Dollar', 'nur aus Japan'], lists: [clearView, twinLutein] },
  { turns: ['¿cuánto cuesta Summit?', '¿y por día?'], products: [summit], facts: ['$0.43'] },
  { turns: ['hoeveel kost Geyser?', 'en Summit?'], products: [summit], prices: [summit] },
  { turns: ['ile kosztuje Geyser?', 'a Summit?'], products: [summit], prices: [summit] },
]);

/** Questions that want a yes or a no. */
export const whetherQuestions = ofKind('yes or no', [
  { turns: ['is Geyser vegan?'], products: [geyser], facts: ['gelatin'] },
  { turns: ['Is the Hawaiian Astaxanthin 12mg gluten free?'], products: [hawaiian], facts: ['gluten free'] },
  { turns: ['does Summit contain caffeine?'], products: [summit], facts: ['caffeine'] },
  { turns: ['Is Cooldown Recovery free from melatonin?'], products: [cooldown], facts: ['melatonin'] },
  { turns: ['does Deep Crimson have sesame in it'], products: [deepCrimson], facts: ['sesame'] },
  { turns: ['is Radiance ok for vegetarians'], products: [radiance], facts: ['gelatine'] },
  { turns: ['Does Daily by Hverdal have vitamin D?'], products: [daily], facts: ['vitamin D'] },
  {
    turns: ['does everyday say where it is grown'],
    products: [everyday],
    facts: ['origin|growing country|farm'],
  },
  { turns: ['is Whole Algae an extract?'], products: [wholeAlgae], facts: ['not an extract'] },
  {
    turns: ['has Reef Starter got a certificate of analysis'],
    products: [reefStarter],
    facts: ['Certificate of analysis'],
  },
  { turns: ['are the Clear View softgels individually sealed?'], products: [clearView], facts: ['sealed'] },
  {
    turns: ['does Golden Hour replace sunscreen'],
    products: [goldenHour],
    facts: ['no substitute for sunscreen'],
  },
  { turns: ['Is Summit under $40?'], products: [summit], prices: [summit] },
  { turns: ['do you have anything vegan?'], facts: ['vegan'] },
  { turns: ['Ist Geyser vegan?'], products: [geyser], facts: ['gelatin'] },
  { turns: ['Enthält Radiance Vitamin C?'], products: [radiance], facts: ['Vitamin C'] },
  { turns: ['¿Radiance es apto para vegetarianos?'], products: [radiance], facts: ['gelatine'] },
  { turns: ['¿Summit tiene cafeína?'], products: [summit], facts: ['caffeine'] },
  { turns: ['is Geyser veganistisch?'], products: [geyser], facts: ['gelatin'] },
  { turns: ['czy Geyser jest wegański?'], products: [geyser], facts: ['gelatin'] },
]);

/** Several clauses, noise, haste and typing errors. */
export const mixedQuestions = ofKind('mixed', [
  { turns: ['How much is Geyser and is it vegan?'], products: [geyser], facts: ['$34.50', 'gelatin'] },
  {
    turns: ['price of Summit, and what are the side effects of astaxanthin?'],
    facts: ['$38.95', 'upset stomach'],
  },
  { turns: ['what is astaxanthin and which product is the cheapest?'], facts: ['red pigment', '$17.95'] },
  {
    turns: ['Is Radiance in stock? How many pearls are in it?'],
    products: [radiance],
    facts: ['in stock', '60 pearls'],
  },
  { turns: ['hi, whats the cheapest one you got'], products: [everyday], prices: [everyday] },
  {
    turns: ['hey there! quick question: how much for the hawaiian 12mg?'],
    products: [hawaiian],
    prices: [hawaiian],
  },
  {
    turns: ['im looking for somthing for my tired eyes, not to expensive, maybe under 30 dollars'],
    facts: ['Clear View'],
    not: ['Geyser'],
  },
  { turns: ['wat dose shuld i take for sking'], facts: ['6/12/16 mg'] },
  { turns: ['chepest japanees'], products: [clearView], prices: [clearView] },
  { turns: ['compair radience with golden our'], products: [radiance, goldenHour] },
  { turns: ['does gyser contian gelatin'], products: [geyser], facts: ['gelatin'] },
  { turns: ['how meny reveiws has sumit'], products: [summit], facts: ['1188'] },
  { turns: ['Ok thanks. And what does Clear View cost?'], products: [clearView], prices: [clearView] },
  {
    turns: ['My friend told me about Deep Crimson, she is 55. What is in it?'],
    products: [deepCrimson],
    facts: ['black sesame'],
  },
  { turns: ['vegan? and how much does geyser cost?'], products: [geyser], facts: ['$34.50'] },
  {
    turns: ['Was kostet Geyser und wo kann ich es kaufen?'],
    products: [geyser],
    facts: ['$34.50', 'Affiliate|affiliate'],
  },
  { turns: ['wieviel kosstet gaiser'], not: ['Golden Hour'] },
  {
    turns: ['Hola, ¿cuánto cuesta Radiance y cuántas cápsulas trae?'],
    products: [radiance],
    facts: ['$42.00', '60|30'],
  },
  {
    turns: ['hoi, wat kost summit en is het op voorraad?'],
    products: [summit],
    facts: ['$38.95', 'voorraad'],
  },
  { turns: ['cześć, ile kosztuje Radiance?'], products: [radiance], prices: [radiance] },
]);
