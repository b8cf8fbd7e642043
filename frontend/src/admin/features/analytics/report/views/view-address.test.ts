import type { SavedView } from '@astaguide/contracts/analytics/saved-view';
import { findOpened, markOpened, readShown, viewHref } from './view-address';

const TODAY = '2026-11-21';
const searchOf = (href: string) => new URLSearchParams(href.split('?')[1]);
const shownAt = (search: URLSearchParams) => readShown(search, TODAY);

const germany: SavedView = {
  id: 3,
  name: 'Germany',
  screen: 'attribution',
  query: {
    range: 'custom',
    compare: 'year',
    from: '2026-03-01',
    to: '2026-03-31',
    filter: ['country:DE', 'page!:/a?b&c'],
  },
  metric: 'visitors',
};
const week: SavedView = {
  id: 4,
  name: 'Week',
  screen: 'overview',
  query: { range: '7d', compare: 'previous' },
  metric: 'clicks',
};
const views = [germany, week];
const find = (search: URLSearchParams) => findOpened(views, search, shownAt(search));

test.each(views)('the address of a view shows all of it: $name', (view) => {
  const search = searchOf(viewHref(view));
  const { screen, query, metric } = view;
  expect(search.get('tab')).toBe('analytics');
  expect(shownAt(search)).toEqual({ screen, query, metric });
  expect(find(search)).toEqual({ view, isChanged: false });
});

test('a view stays open when its address is changed', () => {
  const search = searchOf(viewHref(week));
  search.append('filter', 'country:NL');
  expect(find(search)).toEqual({ view: week, isChanged: true });
});

test('a view is also found by what it shows, in another order of filters', () => {
  expect(find(new URLSearchParams('tab=analytics&range=7d'))).toEqual({ view: week, isChanged: false });
  const reversed = { ...germany.query, filter: ['page!:/a?b&c', 'country:DE'] };
  const search = searchOf(viewHref({ ...germany, id: 99, query: reversed }));
  expect(find(search)).toEqual({ view: germany, isChanged: false });
});

test('the same range on another screen is no saved view', () =>
  expect(find(new URLSearchParams('tab=analytics&view=bots&range=7d'))).toBeUndefined());

test('a single filter is the same as a list of one', () => {
  const one = { ...week, query: { ...week.query, filter: 'country:DE' } };
  const search = new URLSearchParams('range=7d&filter=country:DE');
  expect(findOpened([one], search, shownAt(search))).toEqual({ view: one, isChanged: false });
});

test('what is on the screen is marked as a view without being changed', () => {
  const search = markOpened(new URLSearchParams('tab=analytics&range=90d&edit=2'), week);
  expect(search.toString()).toBe('tab=analytics&range=90d&edit=2&saved=4');
});
