import { isCurrent } from './site-links';

describe('a link is current', () => {
  it.each([
    ['/', '/', 'page'],
    ['/blog', '/blog', 'page'],
    ['/blog', '/blog/with-food', 'true'],
    ['/', '/blog', undefined],
    ['/blog', '/blogging', undefined],
  ])('%p on %p: %p', (href, pathname, current) => expect(isCurrent(href, pathname)).toBe(current));
});
