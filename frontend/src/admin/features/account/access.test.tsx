import type { ApiToken } from '@astaguide/contracts/account/api-token';
import type { ShareLink } from '@astaguide/contracts/share-links/share-link';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { answerApi } from '../../../testing/api-answers';
import { descriptionOf } from '../../../testing/description';
import { renderPage } from '../../../testing/render-page';
import { ApiTokens } from './api-tokens';
import { ShareLinks } from './share-links';

const label = (text: string) => screen.getByLabelText<HTMLInputElement>(text);
const button = (text: string) => screen.getByText(text, { selector: 'button' });
const nextYear = new Date().getUTCFullYear() + 1;

async function revoke(user: ReturnType<typeof renderPage>['user'], name: string) {
  await user.click(screen.getByRole('button', { name: `Revoke ${name}` }));
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Revoke' }));
  await screen.findByText(`${name} revoked`);
}

test('creates a token with scopes and an expiry date, shows it once, and revokes it', async () => {
  const token: ApiToken = {
    id: 4,
    name: 'Spreadsheet',
    hint: 'ag_3fK9',
    scopes: ['analytics:read'],
    createdAt: '2026-05-04T10:00:00.000Z',
    expiresAt: `${nextYear}-05-04T21:59:59.999Z`,
    lastUsedAt: '2026-05-04T11:00:00.000Z',
    lastUsedNetwork: '203.0.113.0/24',
    lastUsedFor: 'GET /api/analytics/report',
  };
  let tokens: ApiToken[] = [];
  const calls = answerApi({
    'GET /api/site-settings': () => ({ timeZone: 'Europe/Berlin' }),
    'GET /api/auth/tokens': () => tokens,
    'POST /api/auth/tokens': () => {
      tokens = [token];
      return { ...token, token: 'ag_3fK9-the-secret' };
    },
    'DELETE /api/auth/tokens/4': () => {
      tokens = [];
    },
  });
  const { user } = renderPage(<ApiTokens />);
  await screen.findByText('No tokens yet.');
  await user.click(button('Create token'));
  await waitFor(() => expect(document.activeElement).toBe(label('Token name')));
  expect(label('Token name').getAttribute('aria-invalid')).toBe('true');
  await user.type(label('Token name'), 'Spreadsheet');
  await user.selectOptions(label('Expires'), 'Custom date');
  await user.click(screen.getByRole('checkbox', { name: /^Read reports/ }));
  await user.click(button('Create token'));
  screen.getByText('Choose at least one scope');
  expect(descriptionOf(label('Expiry date'))).toBe('Choose a date');
  await waitFor(() => expect(document.activeElement).toBe(label('Expiry date')));
  expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);

  fireEvent.change(label('Expiry date'), { target: { value: `${nextYear}-05-04` } });
  await user.click(screen.getByRole('checkbox', { name: /^Read reports/ }));
  await user.click(button('Create token'));
  await screen.findByText('ag_3fK9-the-secret');
  expect([label('Token name').value, label('Expires').value]).toEqual(['', '365']);
  expect(screen.getAllByRole<HTMLInputElement>('checkbox').map(({ checked }) => checked)).toEqual([
    true,
    false,
    false,
    false,
  ]);
  // The end of the last day in the owner's time zone.
  expect(calls.find(({ method }) => method === 'POST')?.body).toMatchObject({
    name: 'Spreadsheet',
    scopes: ['analytics:read'],
    expiresAt: expect.stringContaining(`${nextYear}-05-04T21:59:59`) as string,
  });
  await user.click(button('Copy'));
  await screen.findByText('Copied!');
  expect(await navigator.clipboard.readText()).toBe('ag_3fK9-the-secret');
  await user.click(button('Done'));
  expect(screen.queryByText('ag_3fK9-the-secret')).toBeNull();
  expect(document.activeElement).toBe(label('Token name'));
  expect(screen.getByRole('list', { name: 'API tokens' }).textContent).toMatch(
    /^Spreadsheet.*Expires .*Last used.*203\.0\.113\.0\/24: GET \/api\/analytics\/report/,
  );
  await revoke(user, 'Spreadsheet');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByText('No tokens yet.').parentElement));
});

test('creates a share link with a custom range and an expiry date, shows its URL, and revokes it', async () => {
  const link: ShareLink = {
    id: 6,
    name: 'For the agency',
    range: 'custom',
    from: '2026-03-01',
    to: '2026-03-31',
    showsEarnings: false,
    createdAt: '2026-05-04T10:00:00.000Z',
    expiresAt: '2099-12-31T22:59:59.999Z',
  };
  let links: ShareLink[] = [];
  const calls = answerApi({
    'GET /api/site-settings': () => ({ timeZone: 'Europe/Berlin' }),
    'GET /api/share-links': () => links,
    'POST /api/share-links': () => {
      links = [link];
      return { ...link, url: 'https://site.example/shared/secret' };
    },
    'DELETE /api/share-links/6': () => {
      links = [];
    },
  });
  const { user } = renderPage(<ShareLinks />);
  await screen.findByText(/^No links yet\./);
  await user.selectOptions(label('Period'), 'Custom range');
  await user.click(button('Create link'));
  expect(descriptionOf(label('Report title'))).toBe('Give the link a name');
  await user.type(label('Report title'), 'For the agency');
  await user.click(button('Create link'));
  expect(descriptionOf(label('From'))).toBe('Choose a start date');
  expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
  fireEvent.change(label('From'), { target: { value: '2026-03-01' } });
  fireEvent.change(label('To'), { target: { value: '2026-03-31' } });
  fireEvent.change(label('Expires'), { target: { value: '2099-12-31' } });
  await user.click(button('Create link'));
  await screen.findByText('https://site.example/shared/secret');
  expect(calls.find(({ method }) => method === 'POST')?.body).toMatchObject({
    name: 'For the agency',
    range: 'custom',
    from: '2026-03-01',
    to: '2026-03-31',
    expiresAt: expect.stringContaining('2099-12-31T22:59:59') as string,
  });
  await user.click(button('Done'));
  expect(document.activeElement).toBe(label('Report title'));
  expect(screen.getByRole('list', { name: 'Share links' }).textContent).toMatch(
    /^For the agencyMar 1, 2026 to Mar 31, 2026Expires Dec 31, 2099, 23:59/,
  );
  await revoke(user, 'For the agency');
  await screen.findByText(/^No links yet\./);
});
