import { breadcrumbsOf } from './breadcrumbs';

describe('the trail of a page', () => {
  it('leads from home over the list to the page by its name', () =>
    expect(breadcrumbsOf('/review/glow-6-aurea', 'Glow 6')).toEqual([
      { label: 'Home', href: '/' },
      { label: 'Reviews', href: '/comparison' },
      { label: 'Glow 6', href: '/review/glow-6-aurea' },
    ]));

  it('leads from home to a page that belongs to no list', () =>
    expect(breadcrumbsOf('/blog', 'Articles')).toEqual([
      { label: 'Home', href: '/' },
      { label: 'Articles', href: '/blog' },
    ]));
});
