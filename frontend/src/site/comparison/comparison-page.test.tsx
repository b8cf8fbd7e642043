import { screen, waitFor, within } from '@testing-library/react';
import { answerApi } from '../../testing/api-answers';
import { renderPage } from '../../testing/render-page';
import { sampleProduct } from '../../testing/sample-product';
import ComparisonPage from './comparison-page';

const products = [
  sampleProduct({ id: 1, slug: 'tide', name: 'Tide', brand: 'Makani', price: '29.99', rating: '4.8' }),
  sampleProduct({
    id: 2,
    slug: 'geyser',
    name: 'Geyser',
    brand: 'Hverdal',
    source: 'Icelandic',
    price: '34.50',
    rating: '4.7',
    reviewCount: 900,
  }),
  sampleProduct({
    id: 3,
    slug: 'clear',
    name: 'Clear',
    brand: 'Benimori',
    potency: '6mg',
    price: '25.00',
    rating: '4.2',
  }),
  sampleProduct({
    id: 4,
    slug: 'golden',
    name: 'Golden',
    brand: 'Makani',
    potency: '10mg',
    price: '39.00',
    rating: '4.9',
  }),
];

const rows = () => {
  const table = screen.queryByRole('table', { name: 'Astaxanthin supplements compared' });
  return table ? [...table.querySelectorAll('tbody tr')] : [];
};
const names = () => rows().map((row) => row.querySelector('th a')!.textContent);
const cards = () =>
  [...screen.getByRole('region', { name: 'Each product in detail' }).querySelectorAll('h3')].map(
    ({ textContent }) => textContent,
  );
const filters = () => screen.getByRole('button', { name: /^Filters/ });
const filter = (value: string) =>
  screen.getByRole<HTMLInputElement>('checkbox', { name: (name) => name.startsWith(value) });
const address = () => window.location.pathname + window.location.search;

async function comparison(path = '/comparison', listed = products) {
  answerApi({ 'GET /api/products': () => listed });
  const page = renderPage(<ComparisonPage />, { address: path });
  await waitFor(() => expect(screen.queryByRole('status', { name: /Loading/ })).toBeNull());
  await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
  return page;
}

describe('the catalog', () => {
  test('has five orders, in rows and cards alike, and each in the address', async () => {
    const { user } = await comparison();
    await waitFor(() => expect(rows()).toHaveLength(4));
    const select = screen.getByLabelText<HTMLSelectElement>('Sort by');
    expect([...select.options].map(({ text }) => text)).toEqual([
      'Our ranking',
      'Highest rating',
      'Price: low to high',
      'Price: high to low',
      'Most reviews',
    ]);
    for (const [key, expected] of [
      ['placement', 'Tide Geyser Clear Golden'],
      ['rating', 'Golden Tide Geyser Clear'],
      ['price-low', 'Clear Tide Geyser Golden'],
      ['price-high', 'Golden Geyser Tide Clear'],
      ['popularity', 'Geyser Tide Clear Golden'],
    ] as const) {
      await user.selectOptions(select, key);
      expect(names().join(' ')).toBe(expected);
      expect(cards()).toEqual(names());
      expect(address()).toBe(key === 'placement' ? '/comparison' : `/comparison?sort=${key}`);
    }
  });

  test('is narrowed across groups and widened within one, and the number beside a value is kept', async () => {
    const { user } = await comparison();
    await waitFor(() => expect(rows()).toHaveLength(4));
    expect(filters().getAttribute('aria-expanded')).toBe('false');
    await user.click(filters());
    expect(filters().getAttribute('aria-expanded')).toBe('true');
    const promised = (value: string) =>
      Number(/\((\d+)\)/.exec(filter(value).parentElement!.textContent)![1]);
    expect(promised('6mg')).toBe(1);
    await user.click(filter('6mg'));
    expect(names()).toEqual(['Clear']);
    expect(promised('12mg')).toBe(2);
    await user.click(filter('12mg'));
    expect(names()).toEqual(['Tide', 'Geyser', 'Clear']);
    await user.click(filter('Icelandic'));
    expect(names()).toEqual(['Geyser']);
    expect(filters().textContent).toMatch(/^Filters3/);
    expect(screen.getByText(/1 of 4 products/)).toBeTruthy();
    await user.click(filter('12mg'));
    expect(screen.getByText('No products match these filters')).toBeTruthy();
    await user.click(screen.getAllByRole('button', { name: 'Clear All Filters' }).at(-1)!);
    expect([rows().length, address(), filters().textContent]).toEqual([4, '/comparison', 'Filters']);
    expect(filter('6mg').checked).toBe(false);
  });

  test('is shown as the address asks, and names the top three whatever it asks', async () => {
    await comparison('/comparison?potency=10mg&sort=price-high&sort=nonsense');
    await waitFor(() => expect(names()).toEqual(['Golden']));
    const band = within(screen.getByRole('region', { name: 'Our top three' }));
    expect(band.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^#1\s*Makani.*\$29\.99/),
      expect.stringMatching(/^#2\s*Hverdal.*\$34\.50/),
      expect.stringMatching(/^#3\s*Benimori.*\$25\.00/),
    ]);
  });

  test('that is empty, or cannot be loaded, says so', async () => {
    await comparison('/comparison', []);
    await screen.findByText('No products yet');
  });

  test('that cannot be loaded can be tried again', async () => {
    const answers: Record<string, () => unknown> = {
      'GET /api/products': () => new Response('', { status: 503 }),
    };
    answerApi(answers);
    const { user } = renderPage(<ComparisonPage />, { address: '/comparison' });
    const again = await screen.findByRole('button', { name: 'Try again' });
    answers['GET /api/products'] = () => products;
    await user.click(again);
    await waitFor(() => expect(rows()).toHaveLength(4));
  });
});

describe('side by side', () => {
  const region = () => screen.getByRole('region', { name: 'Comparison of the chosen products' });
  const columns = () =>
    within(region())
      .getAllByRole('columnheader')
      .flatMap((head) =>
        within(head)
          .queryAllByRole('link')
          .map(({ textContent }) => textContent),
      )
      .filter((text) => !text.startsWith('Buy Now'));
  const row = (fact: string) => within(region()).queryByRole('row', { name: new RegExp(`^${fact}`) });
  const values = (fact: string) =>
    within(row(fact)!)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);
  const chosen = '/comparison?compare=tide,geyser';

  test('has a row for each fact, marks those that differ, and can show them alone', async () => {
    const { user } = await comparison(chosen);
    await waitFor(() => expect(columns()).toEqual(['Tide', 'Geyser']));
    expect(values('Price')).toEqual(['$29.99', '$34.50']);
    expect(values('Cost per mg')).toEqual(['4.2¢', '4.8¢']);
    expect(values('Cost per day')).toEqual(['$0.50', '$0.58']);
    expect(values('Rating')).toEqual(['4.8 out of 5', '4.7 out of 5']);
    expect(values('Coupon')).toEqual(['None', 'None']);
    const heads = () =>
      within(region())
        .getAllByRole('rowheader')
        .map(({ textContent }) => textContent);
    expect(heads()).toContain('Price (differs)');
    expect(heads()).toContain('Potency');
    const all = heads().length;
    await user.click(screen.getByRole('switch', { name: 'Only differences' }));
    expect(heads().every((head) => head.endsWith('(differs)'))).toBe(true);
    await user.click(screen.getByRole('switch', { name: 'Only differences' }));
    expect(heads()).toHaveLength(all);
  });

  test('takes a third in and one out, each a step of the address', async () => {
    const { user } = await comparison(chosen);
    const add = await screen.findByLabelText<HTMLSelectElement>('Product to add');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Add' }).disabled).toBe(true);
    expect([...add.options].map(({ value }) => value)).toEqual(['', 'clear', 'golden']);
    await user.selectOptions(add, 'clear');
    await user.click(screen.getByRole('button', { name: 'Add' }));
    expect(decodeURIComponent(address())).toBe('/comparison?compare=tide,geyser,clear');
    expect(columns()).toEqual(['Tide', 'Geyser', 'Clear']);
    expect(screen.queryByLabelText('Product to add')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Remove Tide' }));
    expect(columns()).toEqual(['Geyser', 'Clear']);
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Side by side' }));
    expect(screen.getByRole('link', { name: 'All products' }).getAttribute('href')).toBe('/comparison');
  });

  test('names what is not in the catalog', async () => {
    await comparison('/comparison?compare=tide,no-such-product,geyser');
    expect(await screen.findByText(/We don’t list ‘no-such-product’/)).toBeTruthy();
    expect(columns()).toEqual(['Tide', 'Geyser']);
  });

  test.each(['tide', 'no-such-product,geyser', ''])('gives way to the catalog for %p', async (slugs) => {
    await comparison(`/comparison?compare=${slugs}`);
    expect(
      await screen.findByText('A comparison needs at least two products.', { exact: false }),
    ).toBeTruthy();
    expect(rows()).toHaveLength(4);
  });
});
