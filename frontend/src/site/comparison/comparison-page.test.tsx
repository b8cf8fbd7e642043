import { screen, waitFor, within } from '@testing-library/react';
import { answerApi } from '../../testing/api-answers';
import { descriptionOf } from '../../testing/description';
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

/** For lists of hundreds of products, which take their time on a busy machine. */
const PATIENT = { timeout: 20_000 };

const caption = () => screen.queryByText('Astaxanthin supplements compared', { selector: 'caption' });
// Queries by role and by label take seconds in a page of hundreds of products.
const rows = () => [...(caption()?.closest('table')?.querySelectorAll('tbody tr') ?? [])];
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

test('the lowest costs are marked, of the products that match', async () => {
  const priced = [
    sampleProduct({ id: 1, name: 'Tide', brand: 'Makani', price: '30.00', potency: '12mg', servings: 60 }),
    sampleProduct({ id: 2, name: 'Clear', brand: 'Benimori', price: '20.00', potency: '4mg', servings: 60 }),
    sampleProduct({ id: 3, name: 'Reef', brand: 'Makani', price: '45.00', potency: '6mg', servings: 60 }),
    sampleProduct({ id: 4, name: 'Unknown', brand: 'Benimori', price: '9.00', servings: null }),
  ];
  const marked = () =>
    rows().flatMap((row) =>
      [...row.querySelectorAll('td')].flatMap(({ textContent }) =>
        textContent.endsWith('lowest') ? [`${row.querySelector('th a')!.textContent} ${textContent}`] : [],
      ),
    );
  const { user } = await comparison('/comparison', priced);
  await waitFor(() => expect(rows()).toHaveLength(4));
  expect(marked()).toEqual(['Tide 4.2¢lowest', 'Clear $0.33lowest']);
  await user.click(filters());
  await user.click(filter('Makani'));
  await waitFor(() => expect(rows()).toHaveLength(2));
  expect(marked()).toEqual(['Tide 4.2¢lowest', 'Tide $0.50lowest']);
});

describe('the catalog', () => {
  test('has seven orders, in rows and cards alike, and each in the address', async () => {
    const { user } = await comparison();
    await waitFor(() => expect(rows()).toHaveLength(4));
    const select = screen.getByLabelText<HTMLSelectElement>('Sort by');
    expect([...select.options].map(({ text }) => text)).toEqual([
      'Our ranking',
      'Highest rating',
      'Price: low to high',
      'Price: high to low',
      'Cost per mg: low to high',
      'Cost per day: low to high',
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

  test('offers every goal and potency, and disables what would show nothing but never what is ticked', async () => {
    const { user } = await comparison('/comparison?goal=Heart');
    await screen.findByText('No products match these filters');
    await user.click(filters());
    expect([filter('Heart').checked, filter('Heart').disabled]).toEqual([true, false]);
    expect([filter('Skin').disabled, filter('Memory').disabled]).toEqual([false, true]);
    await user.click(filter('Heart'));
    expect(filter('Heart').disabled).toBe(true);
    expect(address()).toBe('/comparison');
    expect(screen.getByRole('group', { name: 'Source' }).textContent).toContain(
      '“Natural” means the label gives no origin',
    );
  });

  test('is filtered by diet by what labels state, and by every selected value', async () => {
    const { user } = await comparison('/comparison', [
      sampleProduct({ id: 1, name: 'Salmon', allergens: 'Fish' }),
      sampleProduct({ id: 2, name: 'Plain', allergens: 'None' }),
      sampleProduct({ id: 3, name: 'Seed', allergens: 'Sesame' }),
      sampleProduct({ id: 4, name: 'Silent' }),
    ]);
    await waitFor(() => expect(rows()).toHaveLength(4));
    await user.click(filters());
    expect(filter('Vegan capsule').disabled).toBe(true);
    await user.click(filter('No fish'));
    expect(names()).toEqual(['Plain', 'Seed']);
    await user.click(filter('No sesame'));
    expect([names(), address()]).toEqual([['Plain'], '/comparison?diet=No+fish&diet=No+sesame']);
    expect(filter('No allergens').parentElement!.textContent).toContain('(1)');
    const group = screen.getByRole('group', { name: 'Diet' });
    expect(descriptionOf(group)).toContain('read the label itself');
  });

  test('has a chip for each active filter, which removes it and leaves the focus nearby', async () => {
    const { user } = await comparison('/comparison?potency=6mg&potency=10mg&brand=Makani');
    await waitFor(() => expect(names()).toEqual(['Golden']));
    const chips = () =>
      within(screen.getByRole('list', { name: 'Active filters' }))
        .getAllByRole('link')
        .map(({ textContent }) => textContent);
    expect(chips()).toEqual(['6mg', '10mg', 'Makani'].map((value) => `Remove filter: ${value}`));
    await user.click(screen.getByRole('link', { name: 'Remove filter: 10mg' }));
    expect(address()).toBe('/comparison?potency=6mg&brand=Makani');
    expect(document.activeElement!.textContent).toBe('Remove filter: Makani');
    await user.keyboard('{Enter}');
    expect([address(), document.activeElement!.textContent]).toEqual([
      '/comparison?potency=6mg',
      'Remove filter: 6mg',
    ]);
    await user.click(screen.getByRole('button', { name: 'Clear All Filters' }));
    expect(screen.queryByRole('list', { name: 'Active filters' })).toBeNull();
    expect(document.activeElement).toBe(filters());
  });

  test('is sorted by the headers, up and down, keeps the filters, and shows unknown costs last', async () => {
    const { user } = await comparison('/comparison?source=Hawaiian', [
      ...products,
      sampleProduct({ id: 5, name: 'Secret', servings: null, rating: '1.0', price: '99.00', reviewCount: 0 }),
    ]);
    await waitFor(() => expect(rows()).toHaveLength(4));
    const header = (label: string) =>
      screen.getByRole('columnheader', { name: (name) => name.startsWith(label) });
    for (const [label, sort, direction, expected] of [
      ['¢ per mg', 'cost-per-mg-low', 'ascending', 'Tide Golden Clear Secret'],
      ['¢ per mg', 'cost-per-mg-high', 'descending', 'Clear Golden Tide Secret'],
      ['$ per day', 'cost-per-day-low', 'ascending', 'Clear Tide Golden Secret'],
      ['Price', 'price-low', 'ascending', 'Clear Tide Golden Secret'],
      ['Price', 'price-high', 'descending', 'Secret Golden Tide Clear'],
      ['Rating', 'rating', 'descending', 'Golden Tide Clear Secret'],
    ] as const) {
      await user.click(within(header(label)).getByRole('link'));
      expect(address()).toBe(`/comparison?sort=${sort}&source=Hawaiian`);
      expect(header(label).getAttribute('aria-sort')).toBe(direction);
      expect(document.querySelectorAll('[aria-sort]')).toHaveLength(1);
      expect(names().join(' ')).toBe(expected);
      expect(cards()).toEqual(names());
    }
    const secret = [...rows().at(-1)!.querySelectorAll('td')].map(({ textContent }) => textContent);
    expect(secret.slice(4, 8)).toEqual(['–Not given', '–Not given', '–Not given', 'No ratings yet']);
  });

  test('is shown fifty at a time or in full, from the start again after another choice', async () => {
    const many = Array.from({ length: 120 }, (_, index) =>
      sampleProduct({ id: index + 1, name: `Product ${index + 1}` }),
    );
    const { user } = await comparison('/comparison', many);
    await waitFor(() => expect(rows()).toHaveLength(50));
    const headings = () => document.querySelectorAll('h3');
    await user.click(screen.getAllByText('Show 50 more')[0]!);
    expect([rows().length, headings().length]).toEqual([100, 100]);
    expect(document.activeElement).toBe(rows()[50]!.querySelector('th a'));
    expect(screen.queryByText(/^Show all/)).toBeNull();
    await user.click(screen.getAllByText('Show 20 more')[1]!);
    expect(document.activeElement).toBe(headings()[100]!.querySelector('a'));
    expect([rows().length, screen.queryByText(/^Show \d/)]).toEqual([120, null]);
    await user.selectOptions(document.querySelector('select')!, 'rating');
    expect(rows()).toHaveLength(50);
    await user.click(screen.getAllByText('Show all 120')[0]!);
    await waitFor(() => expect(rows()).toHaveLength(120), PATIENT);
  });

  test('is shown in full in steps, with the focus on the first of the new products', async () => {
    const many = Array.from({ length: 220 }, (_, index) => sampleProduct({ id: index + 1 }));
    const { user } = await comparison('/comparison', many);
    await waitFor(() => expect(rows()).toHaveLength(50));
    const seen = new Set<number>();
    const counter = new MutationObserver(() => seen.add(rows().length));
    counter.observe(document.body, { childList: true, subtree: true });
    await user.click(screen.getAllByText('Show all 220')[0]!);
    expect(document.activeElement).toBe(rows()[50]!.querySelector('th a'));
    await waitFor(() => expect(rows()).toHaveLength(220), PATIENT);
    counter.disconnect();
    expect([...seen]).toEqual([100, 200, 220]);
    expect(screen.queryByText(/^Show \d/)).toBeNull();
  });

  test('opens its filters in a sheet on a phone, which counts the products and closes with its button', async () => {
    const narrow = jest.spyOn(window, 'matchMedia');
    narrow.mockImplementation(
      (media) => Object.assign(new EventTarget(), { media, matches: true }) as MediaQueryList,
    );
    const { user } = await comparison();
    await user.click(filters());
    narrow.mockRestore();
    const sheet = within(screen.getByRole('dialog', { name: 'Filters' }));
    await user.click(sheet.getByRole('checkbox', { name: /^6mg/ }));
    await user.click(sheet.getByRole('button', { name: 'Show 1 product' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect([names(), filters().getAttribute('aria-expanded')]).toEqual([['Clear'], 'false']);
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

test('products are added to the compare tray from rows and cards, and compared from two on', async () => {
  const { user } = await comparison();
  await waitFor(() => expect(rows()).toHaveLength(4));
  const toggles = (name: string) => screen.getAllByRole('button', { name: `Compare ${name}` });
  const tray = () => screen.queryByRole('region', { name: 'Compare tray' });
  expect(tray()).toBeNull();
  await user.click(toggles('Tide')[0]!);
  expect(toggles('Tide').map((toggle) => toggle.getAttribute('aria-pressed'))).toEqual(['true', 'true']);
  expect(within(tray()!).queryByRole('link')).toBeNull();
  await user.click(toggles('Clear')[1]!);
  const link = within(tray()!).getByRole('link', { name: 'View Detailed Comparison' });
  expect(link.getAttribute('href')).toBe('/compare/clear-vs-tide');
  await user.click(within(tray()!).getByRole('button', { name: 'Remove Tide from the comparison' }));
  await user.click(toggles('Clear')[0]!);
  expect(tray()).toBeNull();
});
