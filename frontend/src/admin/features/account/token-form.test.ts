import { emptyToken, tokenInput, tokenSchema, type TokenValues } from './token-form';
import { messagesOf } from '../../lib/messages';

const parsed = (values: Partial<TokenValues>) =>
  tokenSchema.safeParse(tokenInput({ ...emptyToken, name: 'Spreadsheet', ...values }, 'Europe/Berlin'));

beforeAll(() => {
  jest.useFakeTimers({ now: Date.parse('2026-03-28T12:00:00Z') });
});
afterAll(() => {
  jest.useRealTimers();
});

describe('the input of a new token', () => {
  it.each([
    ['365', '', '2027-03-28T12:00:00.000Z'],
    ['30', '2020-01-01', '2026-04-27T12:00:00.000Z'],
    // Midnight in the dashboard's time zone, on a day with a clock change.
    ['custom', '2026-03-29', '2026-03-29T21:59:59.000Z'],
  ] as const)('has lifetime %s with last day "%s" as expiry %s', (lifetime, lastDay, expiresAt) =>
    expect(parsed({ lifetime, expiresAt: lastDay }).data).toEqual({
      name: 'Spreadsheet',
      scopes: ['analytics:read'],
      expiresAt,
    }),
  );

  it.each([
    ['', 'Choose a date'],
    ['2026-03-27', 'Choose a time in the future'],
    ['2031-03-29', 'At most 5 years from now'],
  ])('is rejected for last day %p: %s', (lastDay, message) =>
    expect(messagesOf(parsed({ lifetime: 'custom', expiresAt: lastDay }))).toEqual({ expiresAt: message }),
  );

  it('has a message for every invalid field', () =>
    expect(messagesOf(parsed({ name: ' ', scopes: '', lifetime: 'custom' }))).toEqual({
      name: 'Enter a name',
      scopes: 'Choose at least one scope',
      expiresAt: 'Choose a date',
    }));
});
