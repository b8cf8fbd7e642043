import type { Product } from '@astaguide/contracts/catalog/product';
import type { Language } from '../understanding/words/common-words';
import { AnswerGuard, splitSentences, UnsafeSentence } from './answer-guard';
import { promptFor, type Material } from './prompt';

const product = (id: number, name: string, brand: string, price: string, rest: Partial<Product> = {}) =>
  ({
    id,
    name,
    brand,
    price,
    potency: '12mg',
    source: 'Icelandic',
    rating: '4.7',
    reviewCount: 1932,
    bestFor: 'Endurance',
    features: ['60 softgels'],
    benefits: [],
    description: 'One softgel a day.',
    servings: 60,
    inStock: true,
    ...rest,
  }) as unknown as Product;
const material: Material = {
  question: 'Which one is best for Ironman?',
  language: 'en',
  plan: 'List',
  draft: 'Geyser 12mg by Hverdal costs $34.50, 58¢ a day. The catalog does not say whether it is halal.',
  products: [
    product(1, 'Geyser 12mg', 'Hverdal', '34.50', {
      features: ['60 vegan softgels', 'No gluten or soy', 'GMP certified plant'],
      capsule: 'Vegan',
    }),
    product(2, 'Summit', 'Ridgepace', '38.95', {
      features: ['Gelatine shell', 'Third-party tested'],
      capsule: 'Gelatine',
      allergens: 'Fish',
      inStock: false,
    }),
  ],
  texts: [
    {
      url: '/faq#x',
      heading: 'Dose',
      text: 'Four to 6 mg is a start. A trial of 35 adults lasted 8 weeks. It treats no disease. It did not lower the risk of diabetes. Nothing shows that it cures cancer.',
    },
  ],
};
const guard = (given: Partial<Material> = {}) => {
  const all = { ...material, ...given };
  return new AnswerGuard(all, promptFor(all, []));
};

test.each([
  'Geyser 12mg by Hverdal costs $34.50.',
  'It costs 34.50 USD.',
  'Start with 6 mg.',
  'There are 2 products, and 1932 reviews.',
  'A trial of 35 adults lasted 8 weeks.',
  'It does not cure anything and treats no disease.',
  'Ask a doctor and/or a pharmacist.',
  'The Geyser 12mg by Hverdal suits an Ironman.',
  'Take Geyser 12mg.',
  'At $0.57 a day it suits an Ironman.',
  'Geyser 12mg by Hverdal is vegan.',
  'Geyser 12mg is free of gluten and soy.',
  'Geyser 12mg is gluten-free.',
  'Its plant is GMP certified, says Hverdal.',
  'Summit by Ridgepace has a gelatine shell, so it is not vegan.',
  'Summit contains fish.',
  'Geyser 12mg is in stock.',
  'Summit by Ridgepace is out of stock.',
  'The catalog does not say whether Geyser 12mg is halal.',
  'It did not lower the risk of diabetes.',
  'No supplement cures anything.',
])('%s is let through', (sentence) => expect(guard().pass(sentence)).toBe(sentence));

test.each([
  'Geyser 12mg by Hverdal costs $38.95.',
  'It costs $34.',
  'It costs 34,50 €.',
  'It costs 4¢ per mg.',
  'It costs ＄1.00.',
  'Take 35 mg.',
  'It takes 7 weeks.',
  'A trial of 500 people.',
  'It cures tired eyes.',
  'Es ist garantiert wirksam.',
  'See <b>this</b>.',
  'See https://example.com.',
  'Write to me@example.com.',
  'See /admin.',
  // Prices, names and numbers
  'It costs $0.31 a day.',
  'Pureharvest 12 mg is another choice.',
  'Take Geyser 12mg, or one by Solgarden.',
  'It is sold at Walmart too.',
  // Stock
  'Summit by Ridgepace is in stock.',
  'Geyser 12mg is sold out.',
  // Diets and certificates
  'Geyser 12mg is halal.',
  'Geyser 12mg is kosher and organic.',
  'Geyser 12mg contains gluten.',
  'Geyser 12mg is not vegan.',
  'Summit by Ridgepace is vegan.',
  'Summit has no fish in it.',
  'Geyser 12mg and Summit are both vegan.',
  'Geyser 12mg is third-party tested.',
  'Geyser 12mg is FDA approved.',
  'Summit is GMP certified.',
  'Doctors gave Geyser 12mg an award.',
  // Disparagement
  'Summit is a scam.',
  'Avoid Summit.',
  'The makers of Summit face a lawsuit.',
  // Health
  'It cures fatigue, no doubt.',
  'It is no wonder that it heals skin.',
  'It helps against cancer.',
  'It cures cancer.',
  'It treats.',
  'It is safe for pregnant women.',
  'Take it instead of your medication.',
  'It lowers the risk of diabetes.',
  'It is safe for children.',
  'It has no side effects.',
])('%s is not', (sentence) => expect(() => guard().pass(sentence)).toThrow(UnsafeSentence));

test.each<[Language, string]>([
  ['de', 'Geyser 12mg von Hverdal ist vegan und glutenfrei.'],
  ['de', 'Es heilt nichts.'],
  ['es', 'Geyser 12mg de Hverdal es vegano y no lleva gluten.'],
  ['nl', 'Geyser 12mg van Hverdal is glutenvrij.'],
  ['pl', 'Geyser 12mg jest bezglutenowy.'],
])('in %s, %s is let through', (language, sentence) =>
  expect(guard({ language }).pass(sentence)).toBe(sentence),
);

test.each<[Language, string]>([
  ['de', 'Summit ist vegan.'],
  ['de', 'Summit ist auf Lager.'],
  ['de', 'Geyser 12mg enthält Gluten.'],
  ['de', 'Es heilt müde Augen.'],
  ['de', 'Summit ist Betrug.'],
  ['de', 'Nimm Reinkraft 12 mg.'],
  ['de', 'Es hilft gegen Krebs.'],
  ['es', 'Geyser 12mg está agotado.'],
  ['es', 'Summit es vegano.'],
  ['es', 'Previene la diabetes.'],
  ['es', 'No tiene duda: cura la piel.'],
  ['nl', 'Summit is glutenvrij.'],
  ['nl', 'Het geneest vermoeide ogen.'],
  ['nl', 'Geyser 12mg is uitverkocht.'],
  ['pl', 'Summit jest wegański.'],
  ['pl', 'Summit jest dostępny.'],
  ['pl', 'Leczy zmęczone oczy.'],
])('in %s, %s is not', (language, sentence) =>
  expect(() => guard({ language }).pass(sentence)).toThrow(UnsafeSentence),
);

test('a price without a name belongs to the product named before', () => {
  const one = guard();
  one.pass('Geyser 12mg by Hverdal is Icelandic. ');
  expect(one.pass('It costs $34.50.')).toBe('It costs $34.50.');
  expect(() => one.pass('It costs $38.95.')).toThrow(UnsafeSentence);
});

test('removes emphasis and invisible characters', () => {
  expect(guard().pass('**Geyser**\u202e is `red`.\n* one')).toBe('Geyser is red.\n- one');
});

test('a text is split after each sentence, and not within a price', () => {
  expect(splitSentences('One. Costs $34.50 now! And')).toEqual({
    sentences: ['One. ', 'Costs $34.50 now! '],
    rest: 'And',
  });
});
