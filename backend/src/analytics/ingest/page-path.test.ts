import fc from 'fast-check';
import { pagePath } from './page-path';

const isKnown = (path: string) => ['/', '/faq', '/review/reef'].includes(path);

describe('the path of a page', () => {
  it.each([
    ['/', '/'],
    ['', '/'],
    ['/faq', '/faq'],
    ['faq', '/faq'],
    ['/faq/', '/faq'],
    ['//faq', '/faq'],
    ['/faq?x=1#top', '/faq'],
    ['/faq%3Fx=1', '/faq'],
    ['/a/../faq', '/faq'],
    ['/./faq', '/faq'],
    ['/../../faq', '/faq'],
    ['/FAQ', '/faq'],
    ['/Review/Reef/', '/review/reef'],
    ['/Not-A-Page', '/Not-A-Page'],
    ['/%C3%BC', '/ü'],
    ['/ü', '/ü'],
    ['/u\u0308', '/ü'],
    ['/100%', '/100%'],
    ['/a%2Fb', '/a/b'],
  ])('of %j is %s', (page, path) => {
    expect(pagePath(page, isKnown)).toBe(path);
  });

  it('is at most 300 characters that PostgreSQL can store', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 1000 }), (text) => {
        const path = pagePath(text, isKnown);
        expect(path.startsWith('/')).toBe(true);
        expect(path.length).toBeLessThanOrEqual(300);
        expect(path.isWellFormed() && !path.includes('\u0000')).toBe(true);
      }),
    );
  });
});
