import { suggestedProducts } from './chat-rules';

/** A product that matches no message except by what a test adds. */
const plain = {
  name: 'Geyser',
  brand: 'Hverdal',
  bestFor: 'Endurance training',
  potency: 'One capsule',
  source: 'Icelandic',
  description: 'Grown under glass.',
  keywords: null,
  features: [] as string[],
  benefits: [] as string[],
};
const other = { ...plain, name: 'Reef', brand: 'Makani', bestFor: 'A gentle start' };

const suggested = (products: (typeof plain)[], message: string) =>
  suggestedProducts(products, message).map(({ name }) => name);

describe('the products suggested under a message', () => {
  it('are those it names, whatever the case', () =>
    expect(suggested([plain, other], 'You may like GEYSER.')).toEqual(['Geyser']));

  it('are those whose brand it names', () =>
    expect(suggested([plain, other], 'makani is from Hawaii')).toEqual(['Reef']));

  it('are those best for what it speaks of', () =>
    expect(suggested([plain, other], 'For endurance training, take it with a meal')).toEqual(['Geyser']));

  it.each(['athletic', 'eye', 'skin', 'antioxidant', 'supplement', 'natural', 'organic'])(
    "share the word '%s' with it",
    (word) => {
      const withWord = { ...other, benefits: [`Some ${word.toUpperCase()} thing`] };
      expect(suggested([plain, withWord], `About ${word}s`)).toEqual(['Reef']);
      expect(suggested([plain, other], `About ${word}s`)).toEqual([]);
      expect(suggested([withWord], 'About dosage')).toEqual([]);
    },
  );

  it("share 'mg' with it", () => {
    expect(suggested([plain, { ...other, potency: '6mg' }], 'Take 4 mg')).toEqual(['Reef']);
    expect(suggested([{ ...other, potency: '6mg' }], 'Take a little')).toEqual([]);
  });

  it.each([
    ['a name (10) before a brand (8)', 'Reef by Hverdal', ['Reef', 'Geyser']],
    ['a brand (8) before what it is best for (6)', 'Makani, endurance training', ['Reef', 'Geyser']],
    [
      'name and brand (18) before name and purpose (16)',
      'Geyser endurance training, Reef Makani',
      ['Reef', 'Geyser'],
    ],
  ])('are in order: %s', (_, message, names) => expect(suggested([plain, other], message)).toEqual(names));

  it('are in order: a purpose (6) before a word and an amount (5), two words (6) next to it', () => {
    const eyes = { ...other, name: 'Eyes', benefits: ['eye'], potency: '6mg' };
    const both = { ...other, name: 'Both', benefits: ['eye', 'skin'] };
    const message = 'endurance training, eye, skin, mg';
    expect(suggested([eyes, plain], message)).toEqual(['Geyser', 'Eyes']);
    expect(suggested([both, plain], message)).toEqual(['Both', 'Geyser']);
    expect(suggested([plain, both], message)).toEqual(['Geyser', 'Both']);
  });

  it('are three at the most, the highest first, equal ones in the order of the catalog', () => {
    const many = ['A', 'B', 'C', 'D'].map((name) => ({
      ...plain,
      name: `Product ${name}`,
      brand: 'X',
      bestFor: name === 'D' ? 'winter' : 'summer',
    }));
    expect(suggested(many, 'X')).toEqual(['Product A', 'Product B', 'Product C']);
    expect(suggested(many, 'X in winter')).toEqual(['Product D', 'Product A', 'Product B']);
  });

  it('are empty if it touches no product, or the catalog is empty', () => {
    expect(suggested([plain, other], 'Good morning')).toEqual([]);
    expect(suggested([], 'Geyser')).toEqual([]);
  });
});
