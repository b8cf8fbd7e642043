import { affiliateLinkFor } from './affiliate-link';

const product = {
  affiliateLink: 'https://shop.example/',
  affiliateLinkDe: 'https://shop.example/de',
  affiliateLinkEs: null,
  affiliateLinkNl: 'https://shop.example/nl',
  affiliateLinkPl: '',
};

describe('the buy link of a visitor', () => {
  it.each([
    ['de', 'https://shop.example/de'],
    ['de-AT', 'https://shop.example/de'],
    ['NL', 'https://shop.example/nl'],
    ['es-MX', 'https://shop.example/'],
    ['pl', 'https://shop.example/'],
    ['fr', 'https://shop.example/'],
    ['toString', 'https://shop.example/'],
    [undefined, 'https://shop.example/'],
  ])('for language %p is %s', (language, link) => expect(affiliateLinkFor(product, language)).toBe(link));
});
