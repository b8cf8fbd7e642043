import type { Product } from '@astaguide/contracts/catalog/product';
import { AnswerGuard, splitSentences, UnsafeSentence } from './answer-guard';
import { promptFor } from './prompt';

const product = (name: string, brand: string, price: string) =>
  ({
    name,
    brand,
    price,
    potency: '12mg',
    source: 'Icelandic',
    rating: '4.7',
    reviewCount: 1932,
    bestFor: 'Endurance',
    features: ['60 softgels'],
    inStock: true,
  }) as unknown as Product;
const material = {
  products: [product('Geyser 12mg', 'Hverdal', '34.50'), product('Summit', 'Ridgepace', '38.95')],
  texts: [
    {
      url: '/faq#x',
      heading: 'Dose',
      text: 'Four to 6 mg is a start. A trial of 35 adults lasted 8 weeks. It treats no disease.',
    },
  ],
};
const guard = () => new AnswerGuard(material, promptFor('?', [], material));

test.each([
  'Geyser 12mg by Hverdal costs $34.50.',
  'It costs 34.50 USD.',
  'Start with 6 mg.',
  'There are 2 products, and 1932 reviews.',
  'A trial of 35 adults lasted 8 weeks.',
  'It does not cure anything and treats no disease.',
  'Ask a doctor and/or a pharmacist.',
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
])('%s is not', (sentence) => expect(() => guard().pass(sentence)).toThrow(UnsafeSentence));

test('a price without a name belongs to the product named before', () => {
  const one = guard();
  one.pass('Geyser 12mg by Hverdal is Icelandic. ');
  expect(one.pass('It costs $34.50.')).toBe('It costs $34.50.');
  expect(() => one.pass('It costs $38.95.')).toThrow(UnsafeSentence);
});

test('emphasis and characters that nobody sees are taken out', () => {
  expect(guard().pass('**Geyser**\u202e is `red`.\n* one')).toBe('Geyser is red.\n- one');
});

test('a text is split after each sentence, and not within a price', () => {
  expect(splitSentences('One. Costs $34.50 now! And')).toEqual({
    sentences: ['One. ', 'Costs $34.50 now! '],
    rest: 'And',
  });
});
