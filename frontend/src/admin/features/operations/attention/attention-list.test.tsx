import type { Attention } from '@astaguide/contracts/operations/attention';
import { screen, within } from '@testing-library/react';
import { answerApi } from '../../../../testing/api-answers';
import { renderPage } from '../../../../testing/render-page';
import { AttentionList } from './attention-list';

const DAY = 86_400_000;
const well: Attention = {
  drafts: 0,
  unmatchedSales: 0,
  refusedPostbacks: 0,
  brokenLinks: 0,
  linkLoss: { clicksPerDay: 0, earningsPerDay: 0, isAtMost: false },
  endingCoupons: 0,
  studiesToCheck: 0,
  isOperatorMissing: false,
  failedEvents: 0,
  lastBackupAt: null,
  backupFailure: null,
};

async function textsOf(
  attention: Partial<Attention>,
  drift: number | null = 0,
  isDismissed = false,
): Promise<string[]> {
  const calls = answerApi({
    'GET /api/operations/attention': () => ({ ...well, ...attention }),
    'GET /api/owner/reports/integrity': () => ({ drift }),
    'GET /api/setup': () => ({ isDismissed, done: [] }),
  });
  renderPage(<AttentionList />);
  await screen.findByRole('region', { name: 'Needs attention' }).catch(() => undefined);
  expect(calls).toHaveLength(3);
  const region = screen.queryByRole('region', { name: 'Needs attention' });
  return region
    ? within(region)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent)
    : [];
}

test('shows nothing when all is well', async () => expect(await textsOf({})).toEqual([]));

test('leaves a missing operator to the checklist of the setup', async () =>
  expect(await textsOf({ isOperatorMissing: true, drafts: 1 })).toEqual(['1 draftOpen']));

test('names a missing operator where no checklist does', async () =>
  expect(await textsOf({ isOperatorMissing: true }, 0, true)).toEqual([
    'Operator or contact address missingEnter',
  ]));

test('lists what to act on, each with a link', async () =>
  expect(
    await textsOf({ drafts: 2, unmatchedSales: 1, brokenLinks: 2, failedEvents: 3, studiesToCheck: 1 }, 7),
  ).toEqual([
    '3 failed eventsReview',
    '2 links are brokenReview',
    '1 sale without a productMatch',
    '1 changed source with citations to checkCheck',
    '2 draftsOpen',
    '7 totals don’t match the raw eventsCheck',
  ]));

test('says what broken links lose, where nothing replaces them', async () => {
  const linkLoss = { clicksPerDay: 3.24, earningsPerDay: 1.5, isAtMost: true };
  expect(await textsOf({ brokenLinks: 1, linkLoss })).toEqual([
    '1 link is broken: at most 3.2 clicks and $1.50 lost a dayReview',
  ]);
});

test('names coupons before they end', async () =>
  expect(await textsOf({ endingCoupons: 1 })).toEqual(['1 coupon ends within a weekOpen']));

test('names a backup only when it is older than two days', async () =>
  expect(await textsOf({ lastBackupAt: new Date(Date.now() - 3 * DAY).toISOString() })).toEqual([
    'Last backup 3 days agoCheck',
  ]));

test('says why the last backup failed', async () =>
  expect(await textsOf({ backupFailure: 'No space left on device' })).toEqual([
    'The last backup failed: No space left on deviceCheck',
  ]));

test('is silent about a backup of yesterday', async () =>
  expect(await textsOf({ lastBackupAt: new Date(Date.now() - DAY).toISOString() })).toEqual([]));
