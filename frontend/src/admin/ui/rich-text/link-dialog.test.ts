import { readLinkAddress } from './link-dialog';

describe('readLinkAddress', () => {
  it.each([
    ['https://example.com/a?b=1#c', 'https://example.com/a?b=1#c'],
    [' http://example.com ', 'http://example.com'],
    ['example.com/study', 'https://example.com/study'],
    ['/comparison', '/comparison'],
    ['#doses', '#doses'],
    ['mailto:owner@example.com', 'mailto:owner@example.com'],
  ])('reads %j as %j', (typed, address) => expect(readLinkAddress(typed)).toEqual({ address }));

  it.each([
    '',
    'comparison',
    'javascript:alert(1)',
    'data:text/html,x',
    '//example.com',
    '/\\example.com',
    'https://',
    'https:///x',
    'https://a b.com',
    'file:///C:/a.doc',
  ])('rejects %j', (typed) => expect(readLinkAddress(typed)).toHaveProperty('error'));
});
