import type { CheckedLink } from '@astaguide/contracts/publishing/link-check';
import { screen, within } from '@testing-library/react';
import { answerApi, refusal } from '../../../../testing/api-answers';
import { descriptionOf } from '../../../../testing/description';
import { renderPage } from '../../../../testing/render-page';
import LinksPanel from './links-panel';

const LINKS = 'GET /api/operations/links';
const unchecked: CheckedLink = {
  url: 'https://www.reef.com/buy?subid=',
  products: [{ id: 1, name: 'Reef 12mg' }],
  posts: [],
  shortLinks: [],
  faults: [],
  verdict: null,
  status: null,
  reason: null,
  hint: null,
  finalUrl: null,
  checkedAt: null,
  failedSince: null,
  clicksPerDay: null,
  loss: null,
  replacedBy: [],
};
const AT = new Date(Date.now() - 2 * 3_600_000).toISOString();
const checked = (part: Partial<CheckedLink>): CheckedLink => ({
  ...unchecked,
  url: `https://shop.com/${JSON.stringify(part)}`,
  checkedAt: AT,
  ...part,
});

const others = {
  'GET /api/products/orphaned-links': () => [],
  'GET /api/short-links': () => [],
  'GET /api/products': () => [],
};

async function rowsOf(...links: CheckedLink[]): Promise<string[]> {
  answerApi({ [LINKS]: () => links, [`${LINKS}/switches`]: () => [], ...others });
  renderPage(<LinksPanel />);
  const table = await screen.findByRole('table', { name: /^Links/ });
  return within(table)
    .getAllByRole('row')
    .slice(1)
    .map(({ textContent }) => textContent);
}

test('each verdict says what was found', async () => {
  const products = [
    { id: 1, name: 'Reef 12mg' },
    { id: 2, name: 'Tide 6mg' },
  ];
  const rows = await rowsOf(
    checked({
      verdict: 'broken',
      status: 404,
      reason: 'status',
      failedSince: '2026-11-19T08:00:00Z',
      products,
    }),
    checked({ verdict: 'suspected', reason: 'host-gone', failedSince: '2026-11-19T08:00:00Z' }),
    checked({ verdict: 'could-not-check', status: 403, reason: 'status' }),
    checked({ verdict: 'ok', status: 200, hint: 'out-of-stock', clicksPerDay: 12.34 }),
    checked({
      verdict: 'leads-elsewhere',
      status: 200,
      reason: 'home-page',
      finalUrl: 'https://shop.com/?utm=1',
      products: [],
      posts: [{ id: 4, title: 'A guide' }],
      shortLinks: ['summer'],
      faults: ['This link has no tag'],
    }),
    unchecked,
  );
  expect(rows[0]).toMatch(
    /^Reef 12mg, Tide 6mgshop\.com.*BrokenThe page does not exist \(404\)Since .*2026.*2 hr/,
  );
  expect(rows[1]).toMatch(/May be brokenThe shop’s domain no longer exists/);
  expect(rows[2]).toMatch(/Could not checkThe shop refuses automatic checks \(403\)/);
  expect(rows[3]).toMatch(/WorksThe page may say it is out of stock.*12\.3 clicks a day$/);
  expect(rows[4]).toMatch(
    /^\/l\/summer, A guideshop\.com.*Leads elsewhereIt leads to the shop’s home page, not to a producthttps:\/\/shop\.com\/\?utm=1This link has no tag/,
  );
  expect(rows[5]).toMatch(/reef\.com.*Not checked yet.*never$/);
  expect(
    screen.getByText(
      '6 links: 1 is broken, 1 may be broken, 1 leads elsewhere, 1 works, 1 could not be checked, 1 was not checked yet',
    ),
  ).toBeTruthy();
});

test('“Check now” starts the checks, and says when that failed', async () => {
  const answers = {
    ...others,
    [LINKS]: () => [unchecked],
    'POST /api/operations/links/check': (): unknown => refusal(503, 'Service Unavailable'),
  };
  const calls = answerApi(answers);
  const { user } = renderPage(<LinksPanel />);
  await user.click(await screen.findByRole('button', { name: 'Check now' }));
  expect(await screen.findByText('Failed to start the checks')).toBeTruthy();
  answers['POST /api/operations/links/check'] = () => Response.json({ links: 1 }, { status: 202 });
  const listed = calls.filter(({ method }) => method === 'GET').length;
  await user.click(screen.getByRole('button', { name: 'Check now' }));
  expect(await screen.findByText('Checks started')).toBeTruthy();
  expect(calls.filter(({ method }) => method === 'GET').length).toBeGreaterThan(listed);
});

test('has a state for no links, and for an error with another try', async () => {
  const answers = { ...others, [LINKS]: (): unknown => refusal(503, 'Service Unavailable') };
  answerApi(answers);
  const { user } = renderPage(<LinksPanel />);
  expect(await screen.findByText('Couldn’t load the links')).toBeTruthy();
  answers[LINKS] = () => [];
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No links')).toBeTruthy();
});

test('a broken link says what visitors get, or what is lost', async () => {
  const broken = { verdict: 'broken', status: 404, reason: 'status', failedSince: AT } as const;
  const rows = await rowsOf(
    checked({ ...broken, replacedBy: ['https://www.other.com/reef'] }),
    checked({ ...broken, loss: { clicksPerDay: 2, earningsPerDay: 3.456, isAtMost: false } }),
    checked(broken),
  );
  expect(rows[0]).toContain('Visitors get other.com');
  expect(rows[1]).toContain('No other link works: about 2 clicks and $3.46 lost a day.');
  expect(rows[2]).toContain('No other link works.');
  expect(rows[2]).not.toContain('lost a day');
});

test('switches are listed with both links', async () => {
  const product = { id: 1, name: 'Reef 12mg' };
  const switched = {
    id: 1,
    product,
    fromUrl: 'https://reef.com/a',
    toUrl: 'https://other.com/',
    switchedAt: AT,
  };
  answerApi({ [LINKS]: () => [unchecked], [`${LINKS}/switches`]: () => [switched], ...others });
  renderPage(<LinksPanel />);
  const list = await screen.findByRole('region', { name: 'Replaced links' });
  expect(within(list).getByRole('listitem').textContent).toMatch(
    /^Reef 12mgreef\.com → +replaced by other\.com/,
  );
});

const shortLink = {
  slug: 'summer',
  product: null,
  url: 'https://shop.com/summer',
  endsOn: '2026-08-31',
  hasEnded: false,
  nextUrl: null,
  passesQuery: false,
  clicks: 3,
};

test('a short link says where it leads and when it ends, and is edited', async () => {
  const calls = answerApi({
    [LINKS]: () => [],
    ...others,
    'GET /api/short-links': () => [shortLink],
    'PUT /api/short-links/summer': () => shortLink,
  });
  const { user } = renderPage(<LinksPanel />);
  await screen.findByText('Ends on 2026-08-31, then leads to a page that says it has ended');
  await user.click(screen.getByRole('button', { name: 'Edit /l/summer' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit /l/summer' }));
  const url = dialog.getByLabelText<HTMLInputElement>('Or an address');
  expect(url.value).toBe('https://shop.com/summer');
  await user.clear(url);
  await user.type(url, 'https://www.amazon.com/dp/B1');
  expect(descriptionOf(url)).toBe(
    'This Amazon link does not name you as the affiliate. Add tag=your-tag-20.',
  );
  await user.type(dialog.getByLabelText('Afterwards it leads to'), 'https://next.com/?a={{clickid}');
  await user.click(dialog.getByRole('switch', { name: 'Pass parameters on' }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  const next = dialog.getByLabelText('Afterwards it leads to');
  expect(descriptionOf(next)).toMatch(
    /^Empty for a page that says it has ended The placeholder [^.]+\. Use https:\/\/next\.com\/\?a=\{clickId\}$/,
  );
  expect(calls.filter(({ method }) => method === 'PUT')).toEqual([]);
  await user.clear(next);
  await user.type(next, 'https://next.com/');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await screen.findByText('Short link saved');
  expect(calls.find(({ method }) => method === 'PUT')!.body).toEqual({
    productId: null,
    url: 'https://www.amazon.com/dp/B1',
    endsOn: '2026-08-31',
    nextUrl: 'https://next.com/',
    passesQuery: true,
  });
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a file of short links is imported, or its bad lines are listed', async () => {
  const answers = {
    [LINKS]: () => [],
    ...others,
    'POST /api/short-links.csv': (): unknown =>
      Response.json(
        {
          title: 'Unprocessable',
          status: 422,
          errors: [{ path: 'file', message: 'Line 3: there is no product x' }],
        },
        { status: 422 },
      ),
  };
  answerApi(answers);
  const { user } = renderPage(<LinksPanel />);
  const input = await screen.findByLabelText('Import a CSV file');
  await user.upload(input, new File(['slug,url'], 'links.csv', { type: 'text/csv' }));
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Nothing was imported:Line 3: there is no product x',
  );
  answers['POST /api/short-links.csv'] = () => ({ added: 2, changed: 1 });
  await user.upload(input, new File(['slug,url'], 'links.csv', { type: 'text/csv' }));
  await screen.findByText('2 added, 1 changed');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a short link is deleted only after confirmation', async () => {
  const gone = () => undefined;
  const calls = answerApi({
    [LINKS]: () => [],
    ...others,
    'GET /api/short-links': () => [shortLink],
    'DELETE /api/short-links/summer': gone,
  });
  const { user } = renderPage(<LinksPanel />);
  await user.click(await screen.findByRole('button', { name: 'Delete /l/summer' }));
  await user.click(screen.getByText('Cancel'));
  await user.click(screen.getByRole('button', { name: 'Delete /l/summer' }));
  expect(calls.filter(({ method }) => method === 'DELETE')).toEqual([]);
  await user.click(screen.getByText('Delete short link'));
  await screen.findByText('Short link deleted');
  expect(calls.filter(({ method }) => method === 'DELETE')).toHaveLength(1);
});
