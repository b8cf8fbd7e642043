import { screen, within } from '@testing-library/react';
import { answerApi } from '../../../../testing/api-answers';
import { renderPage } from '../../../../testing/render-page';
import { subscriber } from '../subscribers/subscriber.fixture';
import GrowthTab from './growth-tab';

const cells = (label: string) =>
  within(screen.getByRole('table', { name: label }))
    .getAllByRole('row')
    .map((row) => [...row.querySelectorAll('th, td')].map(({ textContent }) => textContent));

function open(subscribers: unknown[]) {
  answerApi({
    'GET /api/newsletter': () => subscribers,
    'GET /api/site-settings': () => ({ timeZone: 'Australia/Adelaide' }),
  });
  renderPage(<GrowthTab />);
}

test('counts sign-ups and losses by month of the site’s time zone, and sign-ups by page', async () => {
  open([
    // Already March in Adelaide.
    subscriber(1, 'a@list.example', { subscribedAt: '2026-02-28T20:00:00.000Z', page: '/faq' }),
    subscriber(2, 'b@list.example', {
      subscribedAt: '2026-02-10T20:00:00.000Z',
      page: '/faq',
      state: 'left',
      stateAt: '2026-03-05T00:00:00.000Z',
    }),
    subscriber(3, 'c@list.example', { subscribedAt: '2026-02-01T20:00:00.000Z', page: null }),
  ]);
  await screen.findByRole('table', { name: 'Growth by month' });
  expect(cells('Growth by month')).toEqual([
    ['Month', 'Sign-ups', 'Lost', 'Net'],
    ['Mar 2026', '1', '1', '0'],
    ['Feb 2026', '2', '0', '2'],
  ]);
  expect(cells('Sign-ups by page')).toEqual([
    ['Page', 'Sign-ups', 'Confirmed'],
    ['/faq', '2', '1'],
    ['Not known, or imported', '1', '1'],
  ]);
});

test('says where growth will be shown before the first subscriber', async () => {
  open([]);
  await screen.findByText(/No subscribers yet/);
});
