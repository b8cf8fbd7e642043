import { screen, waitFor, within } from '@testing-library/react';
import { useLocation } from 'wouter';
import { answerApi, refusal } from '../../../testing/api-answers';
import { renderPage } from '../../../testing/render-page';
import { sampleProduct } from '../../../testing/sample-product';
import ComparePage from './compare-page';

const products = [
  sampleProduct({ id: 1, slug: 'tide', name: 'Tide', price: '29.99', rating: '4.8' }),
  sampleProduct({ id: 2, slug: 'geyser', name: 'Geyser', price: '34.50', rating: '4.7', reviewCount: 0 }),
  sampleProduct({ id: 3, slug: 'clear', name: 'Clear' }),
  sampleProduct({ id: 4, slug: 'golden', name: 'Golden' }),
  sampleProduct({ id: 5, slug: 'twin', name: 'Twin' }),
];

/** The page of the current address. */
function CurrentPage() {
  const [path] = useLocation();
  return <ComparePage params={{ slugs: path.split('/')[2]! }} />;
}

function comparison(slugs: string, listed: () => unknown = () => products) {
  answerApi({ 'GET /api/products': listed });
  return renderPage(<CurrentPage />, { address: `/compare/${slugs}` });
}

const heading = () => screen.findByRole('heading', { level: 1 });
const table = () => screen.getByRole('table', { name: 'The chosen products, side by side' });
const columns = () =>
  within(table())
    .getAllByRole('columnheader')
    .flatMap((head) => within(head).queryAllByRole('link')[0]?.textContent ?? []);
const values = (fact: string) =>
  within(within(table()).getByRole('row', { name: new RegExp(`^${fact}`) }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
const facts = () =>
  [...table().querySelectorAll('[data-differs]')].map((row) => row.querySelector('th')!.textContent);

test('products have a column each, with a row for each fact and links to shop and review', async () => {
  comparison('geyser-vs-tide');
  expect((await heading()).textContent).toBe('Geyser vs Tide');
  expect(columns()).toEqual(['Geyser', 'Tide']);
  expect(values('Rank')).toEqual(['#2', '#1']);
  expect(values('Price')).toEqual(['$34.50', '$29.99']);
  expect(values('Cost per mg')).toEqual(['4.8¢', '4.2¢lower']);
  expect(values('Cost per day')).toEqual(['$0.58', '$0.50lower']);
  expect(values('Rating')).toEqual(['No ratings yet', '4.8 out of 5']);
  expect(values('Coupon')).toEqual(['None', 'None']);
  const buy = within(table()).getByRole('link', { name: /^Buy Now Tide/ });
  expect(buy.dataset).toMatchObject({ buy: '1', linkPlacement: 'comparison-side-by-side', rank: '1' });
  const review = within(table()).getByRole('link', { name: 'Read review of Tide' });
  expect(review.getAttribute('href')).toBe('/review/tide');
});

test('facts that differ are marked, and can be shown alone', async () => {
  const { user } = comparison('geyser-vs-tide');
  await heading();
  const all = facts();
  expect(all).toContain('Price (differs)');
  expect(all).toContain('Potency');
  await user.click(screen.getByRole('checkbox', { name: 'Differences only' }));
  expect(facts()).toEqual(all.filter((fact) => fact.endsWith('(differs)')));
  await user.click(screen.getByRole('checkbox', { name: 'Differences only' }));
  expect(facts()).toEqual(all);
});

test('products are added up to four and removed down to two, each a step of the address', async () => {
  const { user } = comparison('geyser-vs-tide');
  await heading();
  expect(screen.queryByRole('button', { name: 'Remove Tide' })).toBeNull();
  for (const slug of ['clear', 'golden']) {
    await user.selectOptions(screen.getByLabelText('Product to add'), slug);
    await user.click(screen.getByRole('button', { name: 'Add' }));
  }
  expect(window.location.pathname).toBe('/compare/clear-vs-geyser-vs-golden-vs-tide');
  expect(columns()).toEqual(['Clear', 'Geyser', 'Golden', 'Tide']);
  expect(screen.queryByLabelText('Product to add')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Remove Geyser' }));
  expect(window.location.pathname).toBe('/compare/clear-vs-golden-vs-tide');
});

test('another order leads to the alphabetical one', async () => {
  comparison('tide-vs-geyser');
  expect((await heading()).textContent).toBe('Geyser vs Tide');
  expect(window.location.pathname).toBe('/compare/geyser-vs-tide');
});

test.each(['tide', 'tide-vs-nothing', 'tide-vs-tide', 'clear-vs-geyser-vs-golden-vs-tide-vs-twin'])(
  'there is no page for %s',
  async (slugs) => {
    comparison(slugs);
    expect((await heading()).textContent).toBe('404 Page Not Found');
  },
);

test('a comparison that cannot be loaded can be tried again', async () => {
  const answers = [() => refusal(503, 'Later'), () => products];
  const { user } = comparison('geyser-vs-tide', () => answers.shift()!());
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(columns()).toEqual(['Geyser', 'Tide']));
});
