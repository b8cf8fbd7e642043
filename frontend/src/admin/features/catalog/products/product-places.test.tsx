import type { ProductPlaces } from '@astaguide/contracts/catalog/product-places';
import { screen, within } from '@testing-library/react';
import { answerApi, refusal } from '../../../../testing/api-answers';
import { renderPage } from '../../../../testing/render-page';
import { ProductPlacesList } from './product-places';

const PLACES = 'GET /api/products/7/links';
const places: ProductPlaces = {
  currency: 'EUR',
  pages: [
    {
      page: '/comparison',
      linkPlacement: 'comparison-row',
      impressions: 1200,
      clicks: 31,
      earnings: '12.50',
    },
    { page: null, linkPlacement: null, impressions: 0, clicks: 0, earnings: '4.00' },
  ],
  posts: [
    {
      id: 3,
      title: 'Reading a label',
      published: false,
      mentions: ['card', 'review'],
      clicks: 1,
      earnings: '0.00',
    },
  ],
  shortLinks: [{ slug: 'summer', clicks: 2, earnings: '1.25' }],
};

const rowsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent));

test('lists pages, posts and short links with their clicks and earnings', async () => {
  answerApi({ [PLACES]: () => places });
  renderPage(<ProductPlacesList id={7} />);
  const [, ...rows] = rowsOf(await screen.findByRole('table', { name: 'Pages with its buy links' }));
  expect(rows).toEqual([
    ['/comparison', 'Comparison row', '1,200 impressions', '31 clicks', '€12.50 estimated'],
    ['Unknown', 'Unknown', '0 impressions', '0 clicks', '€4.00 estimated'],
  ]);
  const post = within(screen.getByRole('list', { name: 'Posts' })).getByRole('listitem');
  expect(post.textContent).toBe('Reading a label Draft · product card, link to the review · 1 click, €0.00');
  expect(within(post).getByRole('link').getAttribute('href')).toBe('/admin?tab=blog&edit=3');
  expect(screen.getByRole('list', { name: 'Short links' }).textContent).toBe('/l/summer 2 clicks, €1.25');
});

test('says that a product is not linked anywhere yet', async () => {
  answerApi({ [PLACES]: () => ({ currency: 'EUR', pages: [], posts: [], shortLinks: [] }) });
  renderPage(<ProductPlacesList id={7} />);
  expect(screen.getByRole('status').textContent).toBe('Loading places where it is linked…');
  expect(await screen.findByText('Not linked anywhere yet.')).toBeTruthy();
  expect(screen.queryByRole('table')).toBeNull();
});

test('an error can be retried', async () => {
  let answer: () => unknown = () => refusal(503, 'Service Unavailable');
  answerApi({ [PLACES]: () => answer() });
  const { user } = renderPage(<ProductPlacesList id={7} />);
  expect(await screen.findByText('Couldn’t load the places where it is linked')).toBeTruthy();
  answer = () => places;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('/l/summer')).toBeTruthy();
});
