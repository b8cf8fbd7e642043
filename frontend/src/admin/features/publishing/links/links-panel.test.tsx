import type { CheckedLink } from '@astaguide/contracts/publishing/link-check';
import { screen, within } from '@testing-library/react';
import { answerApi, refusal } from '../../../../testing/api-answers';
import { renderPage } from '../../../../testing/render-page';
import LinksPanel from './links-panel';

const LINKS = 'GET /api/operations/links';
const unchecked: CheckedLink = {
  url: 'https://www.reef.com/buy?subid=',
  products: [{ id: 1, name: 'Reef 12mg' }],
  verdict: null,
  status: null,
  reason: null,
  hint: null,
  checkedAt: null,
  failedSince: null,
  clicksPerDay: 0,
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
  const table = await screen.findByRole('table', { name: /^Affiliate links/ });
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
    unchecked,
  );
  expect(rows[0]).toMatch(
    /^Reef 12mg, Tide 6mgshop\.com.*BrokenThe page does not exist \(404\)Since .*2026.*2 hr/,
  );
  expect(rows[1]).toMatch(/May be brokenThe shop’s domain no longer exists/);
  expect(rows[2]).toMatch(/Could not checkThe shop refuses automatic checks \(403\)/);
  expect(rows[3]).toMatch(/WorksThe page may say it is out of stock.*12\.3 clicks a day$/);
  expect(rows[4]).toMatch(/reef\.com.*Not checked yet.*never/);
  expect(screen.getByText('1 of 5 links is broken')).toBeTruthy();
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
  expect(await screen.findByText('Couldn’t load the affiliate links')).toBeTruthy();
  answers[LINKS] = () => [];
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No affiliate links')).toBeTruthy();
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

test('a short link is deleted only after confirmation', async () => {
  const link = { slug: 'summer', product: null, url: 'https://shop.com/summer', clicks: 3 };
  const gone = () => undefined;
  const calls = answerApi({
    [LINKS]: () => [],
    ...others,
    'GET /api/short-links': () => [link],
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
