import type { BeforeAndAfter } from '@astaguide/contracts/earnings/before-and-after';
import { screen, within } from '@testing-library/react';
import { answerApi } from '../../../../testing/api-answers';
import { renderPage } from '../../../../testing/render-page';
import { BeforeAndAfterButton } from './before-and-after-button';

const answer: BeforeAndAfter = {
  day: '2026-03-10',
  currency: 'USD',
  periods: {
    before: { from: '2026-02-10', to: '2026-03-09' },
    after: { from: '2026-03-11', to: '2026-04-07' },
  },
  lacks: null,
  measures: [
    { measure: 'clicks', before: 400, after: 520, change: 0.3, verdict: 'more' },
    { measure: 'clickRate', before: 0.04, after: 0.05, change: 0.25, verdict: 'chance' },
    { measure: 'earnings', before: 90, after: 45.5, change: -0.494, verdict: 'few' },
  ],
};
const AT = '2026-03-10T09:00:00.000Z';

async function open(given: BeforeAndAfter, productId?: number) {
  const asked = jest.fn(() => given);
  const query = new URLSearchParams({ at: AT, ...(productId && { productId: String(productId) }) });
  answerApi({ [`GET /api/earnings/before-and-after?${query.toString()}`]: asked });
  const { user } = renderPage(
    <BeforeAndAfterButton at={AT} productId={productId} change="Reef: price $20.00 to $18.50" />,
  );
  await user.click(screen.getByRole('button', { name: /Before and after/ }));
  return within(await screen.findByRole('dialog', { name: 'Before and after' }));
}

test('says for each measure whether it is more than chance', async () => {
  const dialog = await open(answer, 7);
  const rows = (await dialog.findAllByRole('listitem')).map(({ textContent }) => textContent);
  expect(rows).toEqual([
    expect.stringMatching(/^Clicks400 → 520More than chance explains\.\+30%/),
    expect.stringMatching(/^Clicks per impression4% → 5%May be chance\./),
    expect.stringMatching(/^Estimated earnings\$90\.00 → \$45\.50Too little data to tell\./),
  ]);
  expect(dialog.getByText(/^This product, Feb 10 – Mar 9, 2026 compared with/)).toBeTruthy();
});

test('says what is lacking', async () => {
  const dialog = await open({ ...answer, periods: null, lacks: 'days-after', measures: [] });
  expect(await dialog.findByText(/Come back tomorrow/)).toBeTruthy();
});
