import { excerptOf } from './excerpt';

const filler = 'Nothing of interest stands here. ';
const around = (terms: string[], text: string) => excerptOf(text, new Set(terms));

test('a short text is shown whole', () => {
  expect(around(['skin'], 'All about the skin.')).toBe('All about the skin.');
  expect(around([], '')).toBe('');
});

test('an excerpt begins with the sentence of the first match', () => {
  const excerpt = around(
    ['trial'],
    filler.repeat(9) + 'One trial was small. Another trial was not. ' + filler.repeat(9),
  );
  expect(excerpt).toMatch(/^…One trial was small\. Another trial was not\. Nothing .*…$/);
});

test('in a long sentence it begins shortly before the match', () => {
  const excerpt = around(['match'], 'word '.repeat(100) + 'match ' + 'word '.repeat(100));
  expect(excerpt).toMatch(/^…(word ){1,16}match (word )+word…$/);
});

test('without a match it is the beginning', () => {
  expect(around([], filler.repeat(20))).toMatch(/^Nothing of interest .*…$/);
});

test('no excerpt is much longer than 160 characters or ends in half a character', () => {
  for (const text of ['a'.repeat(500), '😀'.repeat(200), `x${'😀'.repeat(200)}`, filler.repeat(20)]) {
    const excerpt = around(['interest'], text);
    expect(excerpt.length).toBeLessThanOrEqual(162);
    expect(excerpt.isWellFormed()).toBe(true);
  }
});
