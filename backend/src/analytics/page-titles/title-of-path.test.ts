import { titleOfPath } from './title-of-path';

const names = {
  products: new Map([
    ['gold', 'Gold 12 mg'],
    ['red-vs-blue', 'Red vs Blue'],
    ['sun', 'Sun'],
  ]),
  posts: new Map([['dose', 'How much to take']]),
  studies: new Map([['doe-2024', 'Doe et al. 2024']]),
};

test.each([
  ['/', 'Home'],
  ['/comparison', 'Astaxanthin Supplement Comparison'],
  ['/review/gold', 'Gold 12 mg'],
  ['/blog/dose', 'How much to take'],
  ['/studies/doe-2024', 'Doe et al. 2024'],
  ['/compare/gold-vs-sun', 'Gold 12 mg vs Sun'],
  ['/compare/red-vs-blue-vs-sun', 'Red vs Blue vs Sun'],
])('%s is called %s', (path, title) => expect(titleOfPath(path, names)).toBe(title));

test.each([
  '/review/unknown',
  '/blog/unknown',
  '/compare/gold-vs-unknown',
  '/review/gold/more',
  '/other',
  'review',
])('%s has no title', (path) => expect(titleOfPath(path, names)).toBeUndefined());
