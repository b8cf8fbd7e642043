import { pathMatcher } from './path-matcher';

describe('the path of a route', () => {
  it.each([
    ['/', '/', {}],
    ['/admin', '/admin', {}],
    ['/admin', '/admin/', {}],
    ['/review/:slug', '/review/glow-6', { slug: 'glow-6' }],
    ['/review/:slug', '/review/caf%C3%A9', { slug: 'café' }],
    ['/review/:slug', '/review', undefined],
    ['/review/:slug', '/review/a/b', undefined],
    ['/review/:slug', '/review/%E0%A4', undefined],
    ['/admin', '/Admin', undefined],
    ['/', '//', undefined],
  ])('%s against %s gives %p', (pattern, path, params) => expect(pathMatcher(pattern)(path)).toEqual(params));
});
