import { breadcrumbsOf } from './breadcrumbs';

describe('the trail of a page', () => {
  it('leads from home over the list to the page by its name', () =>
    expect(breadcrumbsOf('/review/glow-6-aurea', 'Glow 6')).toEqual([
      { label: 'Home', href: '/' },
      { label: 'Reviews', href: '/comparison' },
      { label: 'Glow 6', href: '/review/glow-6-aurea' },
    ]));

  it('says the last segment in words while the name is unknown', () =>
    expect(breadcrumbsOf('/review/glow-6-aurea').at(-1)?.label).toBe('Glow 6 Aurea'));

  it('takes a segment that is no valid encoding as it stands', () =>
    expect(breadcrumbsOf('/blog/100%').at(-1)?.label).toBe('100%'));

  it('is home alone on the home page', () =>
    expect(breadcrumbsOf('/')).toEqual([{ label: 'Home', href: '/' }]));
});
