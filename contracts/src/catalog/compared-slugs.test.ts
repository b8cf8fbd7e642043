import { comparedSlugs, joinSlugs } from './compared-slugs';

const read = (text: string, ...known: string[]) => comparedSlugs(text, new Set(known))?.join(' ');

describe('the slugs of a comparison', () => {
  it('are joined in alphabetical order, and read back', () => {
    const text = joinSlugs(['tide-12mg', 'clear-6mg', 'geyser']);
    expect(text).toBe('clear-6mg-vs-geyser-vs-tide-12mg');
    expect(read(text, 'geyser', 'tide-12mg', 'clear-6mg')).toBe('clear-6mg geyser tide-12mg');
  });

  it('keep the order of the address', () => expect(read('b-vs-a', 'a', 'b')).toBe('b a'));

  it.each([
    ['a-vs-b-vs-c', ['a', 'b', 'c', 'a-vs-b'], 'a-vs-b c'],
    ['a-vs-b-vs-c', ['a', 'b', 'c', 'b-vs-c'], 'a b-vs-c'],
    ['a-vs-b-vs-c', ['a', 'a-vs-b', 'b-vs-c'], 'a b-vs-c'],
    ['a-vs-b', ['a', 'b', 'a-vs-b'], 'a b'],
    ['a-vs-vs-b', ['a-vs', 'b'], 'a-vs b'],
    ['a-vs-vs-b', ['a', 'vs-b'], 'a vs-b'],
  ])('of %s, where %j exist, are %s: the longest first', (text, known, slugs) =>
    expect(read(text, ...known)).toBe(slugs),
  );

  it.each([
    '',
    'a',
    'a-vs-',
    '-vs-a',
    'a-vs-x',
    'x-vs-a',
    'a-vs-a',
    'a-vs-b-vs-a',
    'a-vs-b-vs-c-vs-d-vs-e',
    'A-vs-b',
  ])('are empty for %j', (text) => expect(read(text, 'a', 'b', 'c', 'd', 'e')).toBeUndefined());

  it('are four at the most', () => expect(read('a-vs-b-vs-c-vs-d', 'a', 'b', 'c', 'd', 'e')).toBe('a b c d'));
});
